import { track } from './bus';
import type { ClickParameters, SiteEvent } from './events';

const CATEGORY = 'data-ga-event-category';

export interface TrackedClick extends ClickParameters {
  readonly category: string;
  /** Share of the clicks that is recorded, from 0 to 1. */
  readonly split: number;
}

/** What the nearest element with a category says of a click; undefined where none does. */
export function readClick(
  target: EventTarget | null,
): TrackedClick | undefined {
  const element =
    target instanceof Element ? target.closest(`[${CATEGORY}]`) : null;
  if (!element) {
    return undefined;
  }
  const read = (name: string): string | null =>
    element.getAttribute(`data-ga-event-${name}`);
  const split = Number.parseFloat(read('split') ?? '1');
  return {
    category: read('category') ?? '',
    eventAction: read('action'),
    eventLabel: read('label'),
    split: Number.isNaN(split) ? 1 : split,
  };
}

/** A middle click opens a link; any other use of that button opens nothing. */
function isActivation({ type, button, target }: MouseEvent): boolean {
  return (
    type === 'click' ||
    (button === 1 && target instanceof Element && !!target.closest('a[href]'))
  );
}

/** Records a click, by mouse, key or touch, on what has the attributes. */
export function handleClick(event: MouseEvent): void {
  const click = isActivation(event) ? readClick(event.target) : undefined;
  if (click && Math.random() <= click.split) {
    const { category, eventAction, eventLabel } = click;
    track({
      name: category,
      parameters: { eventAction, eventLabel },
    } as SiteEvent); // A test finds every category of the sources in events.ts.
  }
}
