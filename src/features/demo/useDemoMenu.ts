import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLoaded } from '../lazy';

export interface DemoMenuState<Menu> {
  readonly isOpen: boolean;
  /** Undefined until it was opened once and is loaded. */
  readonly Menu: Menu | undefined;
  readonly open: () => void;
  readonly toggle: () => void;
  readonly close: (returnsFocus: boolean) => void;
}

/**
 * Whether a menu is open. It closes when the pointer or the focus goes elsewhere.
 *
 * @param load The same function at every call.
 * @param onError Called with what to tell the reader when the menu does not load.
 */
export function useDemoMenu<Menu>(
  rootRef: RefObject<HTMLElement>,
  buttonRef: RefObject<HTMLElement>,
  load: () => Promise<{ readonly default: Menu }>,
  onError: (message: string) => void,
): DemoMenuState<Menu> {
  const [isOpen, setIsOpen] = useState(false);
  const handleError = useCallback(
    (message: string) => {
      setIsOpen(false);
      onError(message);
    },
    [onError],
  );
  const Menu = useLoaded(load, isOpen, handleError)?.default;

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function handleOutside({ target }: Event): void {
      const isOwn =
        target instanceof Element &&
        (buttonRef.current?.contains(target) === true ||
          (rootRef.current?.contains(target) === true &&
            target.closest('[role="menu"]') !== null));
      if (!isOwn) {
        setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen, rootRef, buttonRef]);

  const close = useCallback(
    (returnsFocus: boolean) => {
      if (returnsFocus) {
        buttonRef.current?.focus();
      }
      setIsOpen(false);
    },
    [buttonRef],
  );
  return {
    isOpen,
    Menu,
    open: () => setIsOpen(true),
    toggle: () => setIsOpen(!isOpen),
    close,
  };
}
