import type { ReactNode } from 'react';
import { toTrackingProps, type DemoAction } from './action';
import { getOutcomeText, OUTCOME_ICONS } from './outcome';
import styles from './menu.lazy.module.css';

/** An action as an entry of a menu. */
export default function MenuItem({
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
