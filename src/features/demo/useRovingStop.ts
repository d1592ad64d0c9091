import { useEffect, useState, type RefObject } from 'react';
import { findNextStop } from './roving';

/** What a control of the toolbar spreads on its element. */
export interface StopProps {
  readonly 'data-stop': string;
  readonly tabIndex: 0 | -1;
}

function canBeReached(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled') &&
    getComputedStyle(element).display !== 'none'
  );
}

function findStops(toolbar: HTMLElement): HTMLElement[] {
  const elements = toolbar.querySelectorAll<HTMLElement>('[data-stop]');
  return [...elements].filter(canBeReached);
}

function getId(element: Element | undefined): string {
  return element?.getAttribute('data-stop') ?? '';
}

function handleKeyDown(event: KeyboardEvent): void {
  const toolbar = event.currentTarget;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const isInMenu =
    event.target instanceof Element && event.target.closest('[role="menu"]');
  if (!(toolbar instanceof HTMLElement) || hasModifier || isInMenu) {
    return;
  }
  const elements = findStops(toolbar);
  const next = findNextStop({
    stops: elements.map(getId),
    current: event.target instanceof Element ? getId(event.target) : '',
    key: event.key,
    direction: getComputedStyle(toolbar).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  if (next !== undefined) {
    event.preventDefault();
    elements.find((element) => getId(element) === next)?.focus();
  }
}

/**
 * One tab stop for a toolbar, and arrow keys to move it: the control that had
 * the focus last, or the first one once that is hidden, as on a narrower screen.
 */
export function useRovingStop(
  toolbarRef: RefObject<HTMLElement>,
  firstId: string,
): (id: string) => StopProps {
  const [stop, setStop] = useState(firstId);

  useEffect(() => {
    const toolbar = toolbarRef.current;
    if (!toolbar) {
      return undefined;
    }
    function handleFocus({ target }: FocusEvent): void {
      const id = target instanceof Element ? getId(target) : '';
      setStop((last) => id || last);
    }
    const observer = new ResizeObserver(() =>
      setStop((last) =>
        findStops(toolbar).map(getId).includes(last) ? last : firstId,
      ),
    );
    observer.observe(toolbar);
    toolbar.addEventListener('keydown', handleKeyDown);
    toolbar.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      toolbar.removeEventListener('keydown', handleKeyDown);
      toolbar.removeEventListener('focusin', handleFocus);
    };
  }, [toolbarRef, firstId]);

  return (id) => ({ 'data-stop': id, tabIndex: id === stop ? 0 : -1 });
}
