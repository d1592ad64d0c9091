import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface PlanMarkProps {
  readonly plan: 'pro' | 'premium';
  /** `shape` for lists, `label` for headings and page heads. */
  readonly variant?: 'shape' | 'label';
}

function getPlanName(plan: PlanMarkProps['plan']): string {
  return plan === 'pro'
    ? translate({
        id: 'planMark.pro',
        message: 'Pro plan',
        description: 'Mark of a feature that needs the Pro plan',
      })
    : translate({
        id: 'planMark.premium',
        message: 'Premium plan',
        description: 'Mark of a feature that needs the Premium plan',
      });
}

/** Says that a feature needs a paid plan, to the eye and to screen readers. */
export default function PlanMark({
  plan,
  variant = 'label',
}: PlanMarkProps): ReactNode {
  const name = getPlanName(plan);
  const className = clsx(styles.mark, styles[plan], styles[variant]);
  return variant === 'shape' ? (
    <span className={className} role="img" aria-label={name} title={name} />
  ) : (
    <span className={className}>{name}</span>
  );
}
