import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface SearchFieldProps {
  /** Name of the field; also shown while it is empty. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that narrows the list below it while the reader types. */
export default function SearchField({
  label,
  className,
  value,
  onChange,
}: SearchFieldProps): ReactNode {
  return (
    <span className={clsx(styles.root, className)}>
      <Search aria-hidden size={16} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
