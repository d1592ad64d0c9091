import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { insertIconFont } from './insertIconFont';
import styles from './styles.lazy.module.css';

export interface FontIconProps {
  /** Of the icon in the font: `open_in_new`. */
  readonly name: string;
  readonly variant?: 'filled' | 'two-tone';
}

/** An icon of the Material icon font, which loads with the first of them. Says nothing to screen readers. */
export default function FontIcon({
  name,
  variant = 'filled',
}: FontIconProps): ReactNode {
  useEffect(insertIconFont, []);
  return (
    <span
      aria-hidden
      translate="no"
      className={clsx(styles.icon, variant === 'two-tone' && styles.twoTone)}
    >
      {name}
    </span>
  );
}
