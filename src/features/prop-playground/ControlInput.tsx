import type {
  PlaygroundControl,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';
import type { ReactNode } from 'react';
import ChoiceInput from './ChoiceInput';
import NumberInput from './NumberInput';
import styles from './styles.lazy.module.css';
import { parseValue } from './values';

export interface InputProps<Control = PlaygroundControl> {
  /** Of the element that the name of the prop labels. */
  readonly id: string;
  readonly descriptionId: string;
  readonly control: Control;
  /** Null while the prop is not set. */
  readonly value: PlaygroundValue | null;
  readonly onChange: (value: PlaygroundValue | null) => void;
}

/** What a colour control shows while no colour is set. */
const NO_COLOR = '#808080';

/** What sets a prop, by the kind of its values. */
export default function ControlInput(props: InputProps): ReactNode {
  const { id, descriptionId, control, value, onChange } = props;
  switch (control.kind) {
    case 'choice':
      return <ChoiceInput {...props} control={control} />;
    case 'number':
      return <NumberInput {...props} control={control} />;
    case 'switch': {
      const isOn = value ?? control.default;
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-describedby={descriptionId}
          checked={isOn === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    }
    case 'color':
      return (
        <input
          id={id}
          type="color"
          className={styles.color}
          aria-describedby={descriptionId}
          value={typeof value === 'string' ? value : NO_COLOR}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          dir="ltr"
          className={styles.field}
          aria-describedby={descriptionId}
          placeholder={control.defaultText ?? undefined}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => {
            const next = parseValue(control, target.value);
            if (next !== undefined) {
              onChange(next);
            }
          }}
        />
      );
  }
}
