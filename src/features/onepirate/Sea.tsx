import type { ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** A small boat under a low sun; says nothing that the words do not. */
export default function Sea(): ReactNode {
  return (
    <svg className={styles.sea} viewBox="0 0 1600 260" aria-hidden>
      <circle cx="1010" cy="120" r="64" fill="#ffd9a0" />
      <path
        d="M0 128q100-24 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0v132H0z"
        fill="#2b6d86"
      />
      <path d="M742 148h128l-22 32h-84z" fill="#fff4e6" />
      <path d="M804 30v114h-58z" fill="#fff" />
      <path d="M812 50v94h44z" fill="#d1495b" />
      <path d="M806 24v124" stroke="#092033" strokeWidth="4" />
      <path
        d="M0 176q80-22 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0v84H0z"
        fill="#1b5370"
      />
      <path
        d="M0 216q60-18 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v44H0z"
        fill="#10324f"
      />
    </svg>
  );
}
