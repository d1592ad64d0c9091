import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

export interface SegmentedControlProps<T extends string> {
  readonly label: string;
  /** Hides the label from the eye; screen readers still have it. */
  readonly isLabelHidden?: boolean;
  readonly segments: readonly Segment<T>[];
  /** Null selects none. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** Category for analytics. Nothing is sent from here. */
  readonly trackingCategory?: string;
  /** Action for analytics, with the value as its label; without one, the value is the action. */
  readonly trackingAction?: string;
}

/** A choice of one among a few, as radio buttons: arrow keys move, the choice is announced. */
export default function SegmentedControl<T extends string>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
  trackingCategory,
  trackingAction,
}: SegmentedControlProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>
        {label}
      </legend>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              {...(trackingCategory && {
                'data-ga-event-category': trackingCategory,
                'data-ga-event-action': trackingAction ?? segment.value,
                'data-ga-event-label': trackingAction && segment.value,
              })}
            />
            <span className={styles.label}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
