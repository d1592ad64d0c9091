import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { DemoAction } from './action';
import { moveMenuFocus } from './moveMenuFocus';
import MenuItem from './MenuItem';
import OutcomeStatus from './OutcomeStatus';
import { useMenuActions } from './useMenuActions';
import type { Notice } from './useNotice';
import styles from './menu.lazy.module.css';

export interface DemoMenuProps {
  readonly id: string;
  readonly demo: PageDemo;
  /** Of the toolbar: on a narrow screen some are here instead. */
  readonly actions: readonly DemoAction[];
  readonly notice: Notice;
  /** Gives the focus back to the button, unless it has gone elsewhere. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** What is not in the toolbar: always, or on a screen that is too narrow for it. */
export default function DemoMenu({
  id,
  demo,
  actions,
  notice,
  onClose,
}: DemoMenuProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const ownActions = useMenuActions(demo, notice);

  // Before anything else can happen with the focus elsewhere.
  useLayoutEffect(() => {
    if (ref.current) {
      moveMenuFocus(ref.current, 'Home');
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

  function select({ outcome, onSelect }: DemoAction): void {
    if (outcome === undefined) {
      onClose(true);
    }
    onSelect?.();
  }

  return (
    <>
      <div
        ref={ref}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={translate({ id: 'demo.menu.label', message: 'More' })}
        className={styles.menu}
        onKeyDown={handleKeyDown}
      >
        {[...actions, ...ownActions].map((action) => (
          <MenuItem
            key={action.id}
            action={action}
            demoName={demo.name}
            onSelect={() => select(action)}
          />
        ))}
      </div>
      <OutcomeStatus actions={ownActions} />
    </>
  );
}
