import Translate from '@docusaurus/Translate';
import type { DateLibrary } from '@site/plugins/demos/types';
import { useId, type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

const NAMES: Readonly<Record<DateLibrary, string>> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment',
};

export interface DateLibraryChoiceProps {
  /** That the demo runs on, its own first. */
  readonly libraries: readonly [DateLibrary, ...DateLibrary[]];
  readonly value: DateLibrary | undefined;
  /** Undefined for the demo's own. */
  readonly onChange: (library: DateLibrary | undefined) => void;
}

/** What writes the demo's dates: its code changes with it. */
export default function DateLibraryChoice({
  libraries,
  value,
  onChange,
}: DateLibraryChoiceProps): ReactNode {
  const id = useId();
  const noteId = useId();
  const [own, ...others] = libraries;
  const isAlone = others.length < Object.keys(NAMES).length - 1;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <Translate id="demo.environment.dateLibrary">Date library</Translate>
      </label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={isAlone ? noteId : undefined}
        value={value !== undefined && others.includes(value) ? value : own}
        disabled={others.length === 0}
        onChange={({ target }) =>
          onChange(others.find((library) => library === target.value))
        }
      >
        {libraries.map((library) => (
          <option key={library} value={library}>
            {NAMES[library]}
          </option>
        ))}
      </select>
      {isAlone && (
        <div id={noteId} className={styles.note}>
          <Translate id="demo.environment.dateLibraryNote">
            This code has no exact counterpart in the other libraries.
          </Translate>
        </div>
      )}
    </div>
  );
}
