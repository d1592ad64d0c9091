import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { FROM_VERSIONS, listTargets, PRODUCTS } from './logic';
import styles from './styles.lazy.module.css';
import { getProductName } from './texts';
import type { Question } from './useChecker';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface CheckerFormProps {
  readonly question: Question;
  readonly onChange: (question: Question) => void;
}

/** From, to and product. */
export default function CheckerForm({
  question,
  onChange,
}: CheckerFormProps): ReactNode {
  const toOptions = (versions: readonly string[]): [string, string][] =>
    versions.map((version) => [version, version]);
  const all = translate({
    id: 'migrationChecker.allProducts',
    message: 'All that the file imports',
  });
  return (
    <div className={styles.fields}>
      <Select
        label={translate({ id: 'migrationChecker.from', message: 'From' })}
        value={question.from}
        options={toOptions(FROM_VERSIONS)}
        onChange={(from) => onChange({ ...question, from })}
      />
      <Select
        label={translate({ id: 'migrationChecker.to', message: 'To' })}
        value={question.to}
        options={toOptions(listTargets(question.from))}
        onChange={(to) => onChange({ ...question, to })}
      />
      <Select
        label={translate({
          id: 'migrationChecker.product',
          message: 'Product',
        })}
        value={question.product}
        options={[
          ['all', all],
          ...PRODUCTS.map((product): [string, string] => [
            product,
            getProductName(product),
          ]),
        ]}
        onChange={(value) =>
          onChange({
            ...question,
            product: PRODUCTS.find((product) => product === value) ?? 'all',
          })
        }
      />
    </div>
  );
}
