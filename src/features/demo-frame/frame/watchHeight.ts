/** Room for what opens above a demo: a month of a date picker, a menu, a dialog. In pixels. */
const OVERLAY_HEIGHT = 440;

function isOverlay(element: Element): boolean {
  return element.matches('.MuiPopper-root, .MuiModal-root, [role="dialog"]');
}

/** Height that a demo and what it has opened need, in whole pixels. */
function measure(container: HTMLElement, padding: number): number {
  const { bottom } = container.getBoundingClientRect();
  const own = bottom + window.scrollY + padding;
  const hasOverlay = [...document.body.children].some(isOverlay);
  return Math.ceil(hasOverlay ? Math.max(own, OVERLAY_HEIGHT) : own);
}

/** Tells the height of what is on the screen whenever it changes. */
export function watchHeight(
  getPadding: () => number,
  onChange: (height: number) => void,
): (container: HTMLElement) => void {
  let container: HTMLElement | undefined;
  let last = 0;
  function update(): void {
    const height = container ? measure(container, getPadding()) : 0;
    if (height !== last) {
      last = height;
      onChange(height);
    }
  }
  const sizes = new ResizeObserver(update);
  new MutationObserver(update).observe(document.body, { childList: true });
  return (next) => {
    sizes.disconnect();
    container = next;
    sizes.observe(next);
    update();
  };
}
