/** Space that stays free under the active entry, in pixels (behaviours §16.4). */
const MARGIN_BELOW = 120;

/** How far a list has to scroll so that an entry is in sight; 0 when it is. */
export function getScrollDelta(
  entry: { readonly top: number; readonly bottom: number },
  viewport: { readonly top: number; readonly bottom: number },
): number {
  if (entry.top < viewport.top) {
    return entry.top - viewport.top;
  }
  return Math.max(0, entry.bottom + MARGIN_BELOW - viewport.bottom);
}

/** Scrolls the sidebar, and nothing else, as little as needed to show the active entry. */
export function scrollIntoSidebar(entry: HTMLElement): void {
  const list = entry.closest<HTMLElement>('nav.menu');
  if (!list) {
    return;
  }
  list.scrollTop += getScrollDelta(
    entry.getBoundingClientRect(),
    list.getBoundingClientRect(),
  );
}
