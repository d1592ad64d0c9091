import type { ReactNode } from 'react';
import { toTrackingProps, type DemoAction } from './action';
import { getOutcomeText, OUTCOME_ICONS } from './outcome';
import type { StopProps } from './useRovingStop';
import styles from './toolbar.module.css';

export interface ToolbarButtonProps {
  readonly action: DemoAction;
  readonly demoName: string;
  readonly stopProps: StopProps;
}

/** An action as an icon, with its name as a tooltip. */
export default function ToolbarButton({
  action,
  demoName,
  stopProps,
}: ToolbarButtonProps): ReactNode {
  const { label, tier, href, outcome = 'idle', disclosure } = action;
  const Icon = OUTCOME_ICONS[outcome] ?? action.Icon;
  const shared = {
    ...stopProps,
    ...toTrackingProps(action.tracking, demoName),
    className: styles.button,
    'aria-label': label,
    title: getOutcomeText(outcome) || label,
    'data-tier': tier,
    'data-outcome': outcome,
    'data-copy-button': action.id === 'copy' || undefined,
    'data-marked': action.isMarked || undefined,
  };
  const icon = <Icon aria-hidden size={16} />;
  return href === undefined ? (
    <button
      type="button"
      {...shared}
      aria-expanded={disclosure?.isExpanded}
      aria-controls={disclosure?.isExpanded ? disclosure.controls : undefined}
      onClick={action.onSelect}
    >
      {icon}
    </button>
  ) : (
    <a {...shared} href={href} target="_blank" rel="noopener nofollow">
      {icon}
    </a>
  );
}
