import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What counts a click; nothing is sent from here. */
const TRACKING = {
  'data-ga-event-category': 'header',
  'data-ga-event-action': 'github',
} as const;

/** Link to the library's repository. */
export default function RepositoryLink({
  href,
  mobile = false,
}: {
  readonly href: string;
  /** Set by the header's drawer, where the link is a line of text. */
  readonly mobile?: boolean;
}): ReactNode {
  const label = translate({
    id: 'repositoryLink.label',
    message: 'Repository of the library',
  });
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link to={href} className="menu__link" {...TRACKING}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <Link
      to={href}
      aria-label={label}
      title={label}
      className={clsx(styles.link, 'phone-hidden')}
      {...TRACKING}
    >
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
