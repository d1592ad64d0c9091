import Translate, { translate } from '@docusaurus/Translate';
import type {
  PlaygroundControl,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import Control from './Control';
import { CONTROLS, HEAD } from './layout';
import styles from './styles.lazy.module.css';
import { getValue, toKey, type Settings } from './values';

export interface ControlPanelProps {
  readonly controls: readonly PlaygroundControl[];
  readonly settings: Settings;
  readonly onChange: (
    control: PlaygroundControl,
    value: PlaygroundValue | null,
  ) => void;
  readonly onReset: () => void;
}

/** A control for each prop of a playground. */
export default function ControlPanel({
  controls,
  settings,
  onChange,
  onReset,
}: ControlPanelProps): ReactNode {
  const [message, setMessage] = useState('');
  const isChanged = Object.keys(settings).length > 0;
  const reset = (): void => {
    onReset();
    setMessage(
      translate({
        id: 'propPlayground.resetDone',
        message: 'All props are as they were at first.',
      }),
    );
  };
  return (
    <fieldset className={styles.panel}>
      <legend className="visually-hidden">
        <Translate id="propPlayground.props">Props</Translate>
      </legend>
      <div style={HEAD} className={styles.head}>
        <span className={styles.title} aria-hidden>
          <Translate id="propPlayground.props">Props</Translate>
        </span>
        <button
          type="button"
          className={styles.reset}
          // Not disabled: it would take the focus along.
          aria-disabled={!isChanged}
          onClick={() => isChanged && reset()}
        >
          <RotateCcw aria-hidden size={16} />
          <Translate id="propPlayground.reset">Reset all</Translate>
        </button>
        <span role="status" className="visually-hidden">
          {isChanged ? '' : message}
        </span>
      </div>
      <div style={CONTROLS}>
        {controls.map((control) => (
          <Control
            key={toKey(control)}
            control={control}
            value={getValue(control, settings)}
            onChange={(value) => onChange(control, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
