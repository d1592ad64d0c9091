import { hasSelection, isCopyKey } from './logic';

/** What is copied as a whole: `data-copy-block` on the code. */
const BLOCK = '[data-copy-block]';
const BUTTON = '[data-copy-button]';
const ACTION = 'data-ga-event-action';

function findBlock(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BLOCK) : null;
}

/** The button of a code block, or that of the demo whose code it is. */
function findButton(block: Element): HTMLElement | null {
  return (
    block.querySelector<HTMLElement>(BUTTON) ??
    block.closest('[data-demo]')?.querySelector<HTMLElement>(BUTTON) ??
    null
  );
}

/** Presses a button; the press counts as one of the keyboard. */
function press(button: HTMLElement): void {
  const action = button.getAttribute(ACTION);
  if (action !== null) {
    button.setAttribute(ACTION, 'copy-keyboard');
  }
  button.click();
  if (action !== null) {
    button.setAttribute(ACTION, action);
  }
}

/**
 * Ctrl + C copies the code that the pointer is over or that has the focus,
 * unless text is selected. One listener for blocks that are there and that come.
 *
 * Returns what takes it away again.
 */
export function listenForCopy(document: Document): () => void {
  let hovered: Element | null = null;

  function handleOver({ target }: Event): void {
    hovered = findBlock(target);
  }

  function handleLeave(): void {
    hovered = null;
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || !isCopyKey(event) || hasSelection(document)) {
      return;
    }
    const focused = findBlock(document.activeElement);
    const block = focused ?? (hovered?.isConnected ? hovered : null);
    const button = block && findButton(block);
    if (button) {
      event.preventDefault();
      press(button);
    }
  }

  document.addEventListener('pointerover', handleOver);
  document.documentElement.addEventListener('pointerleave', handleLeave);
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('pointerover', handleOver);
    document.documentElement.removeEventListener('pointerleave', handleLeave);
    document.removeEventListener('keydown', handleKey);
  };
}
