import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface DemoMenuState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly toggle: () => void;
  readonly close: (returnsFocus: boolean) => void;
}

/** Whether a menu is open. It closes when the pointer or the focus goes elsewhere. */
export function useDemoMenu(
  rootRef: RefObject<HTMLElement>,
  buttonRef: RefObject<HTMLElement>,
): DemoMenuState {
  const [isOpen, setIsOpen] = useState(false);

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
    open: () => setIsOpen(true),
    toggle: () => setIsOpen(!isOpen),
    close,
  };
}
