import Translate, { translate } from '@docusaurus/Translate';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import SearchField from '../search-field';
import { getPlanName } from './getPlanName';
import type { FilterChoices, MemberFilter, PlanName } from './logic';
import styles from './styles.module.css';

export interface FilterBarProps {
  readonly filter: MemberFilter;
  readonly choices: FilterChoices;
  readonly onChange: (filter: MemberFilter) => void;
  /** How many members are shown, of how many. */
  readonly shown: number;
  readonly total: number;
}

function PlanSelect({ filter, choices, onChange }: FilterBarProps): ReactNode {
  return (
    <select
      className={styles.select}
      aria-label={translate({ id: 'apiPage.filter.plan', message: 'Plan' })}
      value={filter.plan ?? ''}
      onChange={({ target: { value } }) =>
        onChange({ ...filter, plan: (value || null) as PlanName | null })
      }
    >
      <option value="">
        {translate({ id: 'apiPage.filter.allPlans', message: 'All plans' })}
      </option>
      {choices.plans.map((plan) => (
        <option key={plan} value={plan}>
          {getPlanName(plan)}
        </option>
      ))}
    </select>
  );
}

function Checkbox({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}

function Options(props: FilterBarProps): ReactNode {
  const { filter, choices, onChange } = props;
  return (
    <>
      {choices.plans.length > 0 && <PlanSelect {...props} />}
      {choices.hasRequired && (
        <Checkbox
          checked={filter.requiredOnly}
          onChange={(requiredOnly) => onChange({ ...filter, requiredOnly })}
        >
          <Translate id="apiPage.filter.required">Required only</Translate>
        </Checkbox>
      )}
      {choices.hasDeprecated && (
        <Checkbox
          checked={filter.deprecatedOnly}
          onChange={(deprecatedOnly) => onChange({ ...filter, deprecatedOnly })}
        >
          <Translate id="apiPage.filter.deprecated">Deprecated only</Translate>
        </Checkbox>
      )}
    </>
  );
}

/** Filters the members of the page. Without JavaScript it is not shown. */
export default function FilterBar(props: FilterBarProps): ReactNode {
  const { filter, choices, onChange, shown, total } = props;
  const [areOptionsOpen, setAreOptionsOpen] = useState(false);
  const optionsId = useId();
  const hasOptions =
    choices.plans.length > 0 || choices.hasRequired || choices.hasDeprecated;
  return (
    <div
      role="search"
      aria-label={translate({ id: 'apiPage.filter.label', message: 'Filter' })}
      className={styles.bar}
    >
      <SearchField
        className={styles.search}
        label={translate({
          id: 'apiPage.filter.text',
          message: 'Filter by name, type or description',
        })}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      {hasOptions && (
        <>
          <button
            type="button"
            className={styles.more}
            aria-expanded={areOptionsOpen}
            aria-controls={optionsId}
            aria-label={translate({
              id: 'apiPage.filter.options',
              message: 'More filters',
            })}
            onClick={() => setAreOptionsOpen(!areOptionsOpen)}
          >
            <SlidersHorizontal aria-hidden size={18} />
          </button>
          <div
            id={optionsId}
            className={styles.options}
            data-open={areOptionsOpen || undefined}
          >
            <Options {...props} />
          </div>
        </>
      )}
      <span role="status" className={styles.count}>
        {translate(
          { id: 'apiPage.filter.count', message: '{shown} of {total}' },
          { shown, total },
        )}
      </span>
    </div>
  );
}
