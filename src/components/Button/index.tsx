import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './styles.module.css';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** 36 px in panels, 44 px in the page; where fingers press, all have 44 px. */
  readonly size: 'small' | 'large';
  /** The one that a reader came for, filled with the primary colour. */
  readonly isMain?: boolean;
}

/** A button with words in it and a line around it. */
export default function Button({
  size,
  isMain = false,
  type = 'button',
  className,
  ...props
}: ButtonProps): ReactNode {
  return (
    <button
      {...props}
      type={type}
      className={clsx(
        styles.button,
        styles[size],
        isMain && styles.main,
        className,
      )}
    />
  );
}
