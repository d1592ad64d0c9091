import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { useLanguageLinks } from '../language';
import styles from './styles.lazy.module.css';

/** Links to the page in each language: another language is another document. */
export default function LanguageChoice(): ReactNode {
  const links = useLanguageLinks();
  const labelId = useId();
  return (
    <div>
      <div id={labelId} className={styles.label}>
        <Translate id="settings.language">Language</Translate>
      </div>
      <ul aria-labelledby={labelId} className={styles.languages}>
        {links.map(({ locale, label, htmlLang, href, isCurrent }) => (
          <li key={locale}>
            <Link
              to={`pathname://${href}`}
              autoAddBaseUrl={false}
              target="_self"
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? 'true' : undefined}
              className={styles.language}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
