/** Where a key takes the one tab stop of a toolbar: pure, so that it knows no elements. */
export interface RovingMove {
  /** Of the controls that can be reached, in visual order from the start. */
  readonly stops: readonly string[];
  readonly current: string;
  readonly key: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The control that a key leads to; undefined for keys that are the control's own. */
export function findNextStop({
  stops,
  current,
  key,
  direction,
}: RovingMove): string | undefined {
  const [next, previous] =
    direction === 'rtl'
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];
  const index = stops.indexOf(current);
  switch (key) {
    case next:
      return stops[(index + 1) % stops.length];
    case previous:
      return stops.at(index <= 0 ? -1 : index - 1);
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}
