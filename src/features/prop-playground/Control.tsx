import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type {
  PlaygroundControl,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';
import { BookText, Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { hasButtons } from './ChoiceInput';
import ControlInput from './ControlInput';
import Description from './Description';
import styles from './styles.lazy.module.css';

export interface ControlProps {
  readonly control: PlaygroundControl;
  /** Null while the prop is not set. */
  readonly value: PlaygroundValue | null;
  readonly onChange: (value: PlaygroundValue | null) => void;
}

/** One prop: its name, what sets it, what it is for. */
export default function Control({
  control,
  value,
  onChange,
}: ControlProps): ReactNode {
  const inputId = useId();
  const descriptionId = useId();
  const { name } = control;
  const apiLabel = translate(
    { id: 'propPlayground.api', message: 'API of {name}' },
    { name },
  );
  const resetLabel = translate(
    { id: 'propPlayground.resetOne', message: 'Reset {name}' },
    { name },
  );
  return (
    <div className={styles.control} data-control={name}>
      <div className={styles.nameRow}>
        {hasButtons(control) ? (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <label htmlFor={inputId} className={styles.name}>
            <bdi>{name}</bdi>
          </label>
        )}
        {value !== null && (
          <button
            type="button"
            className={styles.icon}
            aria-label={resetLabel}
            title={resetLabel}
            onClick={() => {
              onChange(null);
              // The button goes, the focus stays with the prop.
              document.getElementById(inputId)?.focus();
            }}
          >
            <Undo2 aria-hidden size={16} />
          </button>
        )}
        <Link
          to={control.href}
          className={styles.icon}
          aria-label={apiLabel}
          title={apiLabel}
        >
          <BookText aria-hidden size={16} />
        </Link>
      </div>
      <div className={styles.input}>
        <ControlInput
          id={inputId}
          descriptionId={descriptionId}
          control={control}
          value={value}
          onChange={onChange}
        />
      </div>
      <Description id={descriptionId} text={control.description} />
    </div>
  );
}
