import { translate } from '@docusaurus/Translate';
import type {
  PlaygroundControl,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';
import type { ReactNode } from 'react';
import type { InputProps } from './ControlInput';
import styles from './styles.lazy.module.css';
import { formatValue, parseValue } from './values';

export type ChoiceControl = Extract<PlaygroundControl, { kind: 'choice' }>;

/** More choices, or longer ones, are a list to open. */
const MOST_BUTTONS = 3;
const MOST_CHARACTERS = 21;

interface Choice {
  /** As in the address; empty for the prop not being set. */
  readonly text: string;
  readonly label: string;
}

/** `['year', 'day']` → `year, day` */
function toLabel(option: PlaygroundValue): string {
  return typeof option === 'object' ? option.join(', ') : String(option);
}

/** Its options; first "Default" where none of them is. */
export function listChoices({
  options,
  default: standard,
}: Pick<ChoiceControl, 'options' | 'default'>): Choice[] {
  const choices = options.map((option) => ({
    text: formatValue(option),
    label: toLabel(option),
  }));
  const standardText = formatValue(standard);
  return choices.some(({ text }) => text === standardText)
    ? choices
    : [
        {
          text: '',
          label: translate({
            id: 'propPlayground.default',
            message: 'Default',
          }),
        },
        ...choices,
      ];
}

function isShort(choices: readonly Choice[]): boolean {
  const length = choices.reduce((sum, { label }) => sum + label.length, 0);
  return choices.length <= MOST_BUTTONS && length <= MOST_CHARACTERS;
}

/** Whether a control is several elements, each with a label of its own. */
export function hasButtons(control: PlaygroundControl): boolean {
  return control.kind === 'choice' && isShort(listChoices(control));
}

/** One of a few values: buttons that are all in sight, or a list. */
export default function ChoiceInput({
  id,
  descriptionId,
  control,
  value,
  onChange,
}: InputProps<ChoiceControl>): ReactNode {
  const choices = listChoices(control);
  const current = formatValue(value ?? control.default);
  const selected = choices.some(({ text }) => text === current) ? current : '';
  const select = (text: string): void => {
    const next = parseValue(control, text);
    if (next !== undefined) {
      onChange(next);
    }
  };

  if (!isShort(choices)) {
    return (
      <select
        id={id}
        className={styles.field}
        aria-describedby={descriptionId}
        value={selected}
        onChange={(event) => select(event.target.value)}
      >
        {choices.map(({ text, label }) => (
          <option key={text} value={text}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div
      role="radiogroup"
      aria-label={control.name}
      aria-describedby={descriptionId}
      className={styles.choices}
    >
      {choices.map(({ text, label }) => (
        <label key={text} className={styles.choice}>
          <input
            id={text === selected ? id : undefined}
            type="radio"
            name={id}
            value={text}
            checked={text === selected}
            onChange={() => select(text)}
          />
          <span dir={text === '' ? undefined : 'ltr'}>{label}</span>
        </label>
      ))}
    </div>
  );
}
