import clsx from 'clsx';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { moveMenuFocus } from './moveMenuFocus';
import styles from './menu.lazy.module.css';

export interface MenuBoxProps {
  readonly id: string;
  readonly label: string;
  /** Which edge of the toolbar it hangs from. */
  readonly edge?: 'start' | 'end';
  /** Gives the focus back to the button, unless it has gone elsewhere. */
  readonly onClose: (returnsFocus: boolean) => void;
  readonly children: ReactNode;
}

/** A menu below a button of the toolbar: has the focus while it is open. */
export default function MenuBox({
  id,
  label,
  edge = 'end',
  onClose,
  children,
}: MenuBoxProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // Before anything else can happen with the focus elsewhere.
  useLayoutEffect(() => {
    const menu = ref.current;
    const checked = menu?.querySelector<HTMLElement>(
      '[role="menuitemradio"][aria-checked="true"]',
    );
    if (checked) {
      checked.focus();
    } else if (menu) {
      moveMenuFocus(menu, 'Home');
    }
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab goes on from the button, as if the menu had never been.
      onClose(true);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
    }
    if (moveMenuFocus(event.currentTarget, event.key)) {
      event.preventDefault();
    }
  }

  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={clsx(styles.menu, edge === 'start' && styles.atStart)}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}
