import { translate } from '@docusaurus/Translate';
import type { PlaygroundControl } from '@site/plugins/api-reference/pageTypes';
import { useState, type ReactNode } from 'react';
import type { InputProps } from './ControlInput';
import styles from './styles.lazy.module.css';
import { parseValue } from './values';

type NumberControl = Extract<PlaygroundControl, { kind: 'number' }>;

/** A number: a slider to try it, a field for an exact one. An empty field leaves the prop unset. */
export default function NumberInput({
  id,
  descriptionId,
  control,
  value,
  onChange,
}: InputProps<NumberControl>): ReactNode {
  /** While it is typed, a number need not be one that the prop takes. */
  const [draft, setDraft] = useState<string>();
  const { min, max, step } = control;
  const standard = typeof control.default === 'number' ? control.default : null;
  const current = typeof value === 'number' ? value : standard;
  return (
    <div className={styles.number}>
      <input
        type="range"
        className={styles.range}
        aria-label={translate(
          { id: 'propPlayground.slider', message: '{name}, slider' },
          { name: control.name },
        )}
        aria-describedby={descriptionId}
        aria-valuetext={
          current === null
            ? translate({ id: 'propPlayground.default', message: 'Default' })
            : undefined
        }
        min={min}
        max={max}
        step={step}
        value={current ?? min}
        onChange={(event) => {
          setDraft(undefined);
          onChange(event.target.valueAsNumber);
        }}
      />
      <input
        id={id}
        type="number"
        className={styles.field}
        aria-describedby={descriptionId}
        min={min}
        max={max}
        step={step}
        placeholder={control.defaultText ?? '–'}
        value={draft ?? current ?? ''}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = parseValue(control, target.value);
          if (next !== undefined) {
            onChange(next);
          }
        }}
      />
    </div>
  );
}
