import { SMALLEST_WIDTH } from './environment';

/** What a resize handle needs to know of its box. */
export interface ResizeBox {
  /** Of the box now, in pixels. */
  readonly width: number;
  /** There is no more room than this. */
  readonly available: number;
  readonly direction: 'ltr' | 'rtl';
}

const STEP = 10;
const PAGE_STEP = 100;

/** A width within what is possible; undefined for all the room there is. */
export function clampWidth(
  width: number,
  available: number,
): number | undefined {
  const rounded = Math.round(width);
  return rounded >= available ? undefined : Math.max(SMALLEST_WIDTH, rounded);
}

/** Where a pointer that moved by some pixels to the right takes the width. */
export function dragWidth(
  { width, available, direction }: ResizeBox,
  moved: number,
): number | undefined {
  return clampWidth(width + (direction === 'rtl' ? -moved : moved), available);
}

/** Where a key takes the width, as `{ width }`; undefined for keys that do nothing. */
export function stepWidth(
  { width, available, direction }: ResizeBox,
  key: string,
): { readonly width: number | undefined } | undefined {
  const forward = direction === 'rtl' ? -STEP : STEP;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: STEP,
    ArrowDown: -STEP,
    PageUp: PAGE_STEP,
    PageDown: -PAGE_STEP,
    Home: -available,
    End: available,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined
    ? undefined
    : { width: clampWidth(width + step, available) };
}
