import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Link to the library's repository. */
export default function RepositoryLink({
  href,
}: {
  readonly href: string;
}): ReactNode {
  const label = translate({
    id: 'repositoryLink.label',
    message: 'Repository of the library',
  });
  return (
    <Link to={href} aria-label={label} title={label} className={styles.link}>
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="6" cy="6" r="2.5" />
        <circle cx="6" cy="18" r="2.5" />
        <circle cx="18" cy="8" r="2.5" />
        <path d="M6 8.5v7M18 10.5c0 4-6 3-10 5.5" />
      </svg>
    </Link>
  );
}
