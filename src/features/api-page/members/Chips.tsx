import Translate from '@docusaurus/Translate';
import PlanMark from '@site/src/components/PlanMark';
import type { Plan } from '@site/plugins/api-reference/types';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './chips.module.css';

export interface ChipsProps {
  readonly isRequired?: boolean;
  readonly isDeprecated?: boolean;
  readonly isGlobal?: boolean;
  readonly plan?: Plan;
  /** The plan that the whole page needs: no member repeats it. */
  readonly pagePlan?: Plan;
}

/** What sets a member apart, in few words. */
export default function Chips({
  isRequired = false,
  isDeprecated = false,
  isGlobal = false,
  plan = null,
  pagePlan = null,
}: ChipsProps): ReactNode {
  return (
    <>
      {isRequired && (
        <span className={clsx(styles.chip, styles.required)}>
          <Translate
            id="apiPage.chip.required"
            description="Chip of a prop that has to be set"
          >
            Required
          </Translate>
        </span>
      )}
      {plan && plan !== pagePlan && (
        <span className={styles.plan}>
          <PlanMark plan={plan} />
        </span>
      )}
      {isDeprecated && (
        <span className={clsx(styles.chip, styles.deprecated)}>
          <Translate id="apiPage.chip.deprecated">Deprecated</Translate>
        </span>
      )}
      {isGlobal && (
        <span className={styles.chip}>
          <Translate
            id="apiPage.chip.state"
            description="Chip of a CSS class that all components share, such as Mui-selected"
          >
            State
          </Translate>
        </span>
      )}
    </>
  );
}
