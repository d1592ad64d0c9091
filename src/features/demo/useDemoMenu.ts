import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLoaded } from '../lazy';
import type DemoMenu from './DemoMenu';

type Menu = typeof DemoMenu;

export interface DemoMenuState {
  readonly isOpen: boolean;
  /** Undefined until it was opened once and is loaded. */
  readonly Menu: Menu | undefined;
  readonly open: () => void;
  readonly toggle: () => void;
  readonly close: (returnsFocus: boolean) => void;
}

const loadMenu = async (): Promise<{ readonly Menu: Menu }> => {
  const { default: Menu } = await import(
    /* webpackChunkName: "demo-menu" */ './DemoMenu'
  );
  return { Menu };
};

/**
 * Whether a menu is open. It closes when the pointer or the focus goes elsewhere.
 *
 * @param onError Called with what to tell the reader when the menu does not load.
 */
export function useDemoMenu(
  rootRef: RefObject<HTMLElement>,
  buttonRef: RefObject<HTMLElement>,
  onError: (message: string) => void,
): DemoMenuState {
  const [isOpen, setIsOpen] = useState(false);
  const handleError = useCallback(
    (message: string) => {
      setIsOpen(false);
      onError(message);
    },
    [onError],
  );
  const Menu = useLoaded(loadMenu, isOpen, handleError)?.Menu;

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function handleOutside({ target }: Event): void {
      if (target instanceof Node && !rootRef.current?.contains(target)) {
        setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen, rootRef]);

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
