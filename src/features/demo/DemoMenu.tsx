import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { toTrackingProps, type DemoAction } from './action';
import { getOutcomeText, OUTCOME_ICONS } from './outcome';
import { moveMenuFocus } from './moveMenuFocus';
import styles from './menu.module.css';

export interface DemoMenuProps {
  readonly id: string;
  readonly actions: readonly DemoAction[];
  readonly demoName: string;
  /** Gives the focus back to the button, unless it has gone elsewhere. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** What is not in the toolbar: always, or on a screen that is too narrow for it. */
export default function DemoMenu({
  id,
  actions,
  demoName,
  onClose,
}: DemoMenuProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
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
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={translate({ id: 'demo.menu.label', message: 'More' })}
      className={styles.menu}
      onKeyDown={handleKeyDown}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.id}
          action={action}
          demoName={demoName}
          onSelect={() => select(action)}
        />
      ))}
    </div>
  );
}

function MenuItem({
  action,
  demoName,
  onSelect,
}: {
  readonly action: DemoAction;
  readonly demoName: string;
  readonly onSelect: () => void;
}): ReactNode {
  const { tier, href, outcome = 'idle', disclosure } = action;
  const Icon = OUTCOME_ICONS[outcome] ?? action.Icon;
  const shared = {
    ...toTrackingProps(action.tracking, demoName),
    tabIndex: -1,
    className: styles.menuItem,
    'data-tier': tier,
    'data-outcome': outcome,
    onClick: onSelect,
  };
  const content = (
    <>
      <Icon aria-hidden size={16} />
      {getOutcomeText(outcome) || action.label}
    </>
  );
  if (href !== undefined) {
    return (
      <a
        {...shared}
        role="menuitem"
        href={href}
        target="_blank"
        rel="noopener nofollow"
      >
        {content}
      </a>
    );
  }
  return disclosure ? (
    <button
      type="button"
      {...shared}
      role="menuitemcheckbox"
      aria-checked={disclosure.isExpanded}
    >
      {content}
    </button>
  ) : (
    <button type="button" {...shared} role="menuitem">
      {content}
    </button>
  );
}
