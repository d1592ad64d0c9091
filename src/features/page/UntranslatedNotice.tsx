import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useLanguageLinks } from '../language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Tells that the page is in English, since nobody translated it yet. */
export default function UntranslatedNotice(): ReactNode {
  const english = useLanguageLinks().find(({ locale }) => locale === 'en');
  return (
    <aside className={styles.notice}>
      <Translate id="page.untranslated">
        This page is not translated yet, so you read it in English.
      </Translate>{' '}
      {english && (
        <Link
          to={`pathname://${english.href}`}
          autoAddBaseUrl={false}
          target="_self"
          hrefLang="en"
        >
          <Translate id="page.untranslated.link">
            Open the English site
          </Translate>
        </Link>
      )}
    </aside>
  );
}
