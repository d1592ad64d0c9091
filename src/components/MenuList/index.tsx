import Link from '@docusaurus/Link';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface MenuListItem {
  readonly key: string;
  readonly label: string;
  /** With the language of its page, which may be another than this one's. */
  readonly href: string;
  readonly lang?: string;
  readonly isCurrent: boolean;
}

/** Links of a disclosed menu; the current one is marked. */
export default function MenuList({
  items,
}: {
  readonly items: readonly MenuListItem[];
}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({ key, label, href, lang, isCurrent }) => (
        <li key={key}>
          <Link
            to={href}
            autoAddBaseUrl={false}
            target="_self"
            hrefLang={lang}
            lang={lang}
            className={styles.link}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {label}
            {isCurrent && <Check aria-hidden size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
