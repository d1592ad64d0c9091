import Translate, { translate } from '@docusaurus/Translate';
import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useThemeDispatch, useThemeState } from '../theme';
import styles from './styles.lazy.module.css';

/** Step of the demos' spacing in pixels, one up or down. */
export default function SpacingStepper(): ReactNode {
  const { spacing } = useThemeState();
  const dispatch = useThemeDispatch();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={styles.label}>
        <Translate id="settings.spacing">Spacing of the demos</Translate>
      </div>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={translate({
            id: 'settings.spacing.decrease',
            message: 'Decrease spacing',
          })}
          disabled={spacing === 0}
          onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
        >
          <Minus aria-hidden size={16} />
        </button>
        <output className={styles.value}>{spacing} px</output>
        <button
          type="button"
          className={styles.step}
          aria-label={translate({
            id: 'settings.spacing.increase',
            message: 'Increase spacing',
          })}
          onClick={() => dispatch({ type: 'INCREASE_SPACING' })}
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
    </div>
  );
}
