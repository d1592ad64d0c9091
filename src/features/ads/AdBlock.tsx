import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useLoaded } from '../lazy';
import { useAdPage } from './AdPage';
import { useIsIdle } from './useIsIdle';
import styles from './styles.module.css';

const loadContent = () => import('./AdContent');

/** Offline or blocked: the place stays empty. */
const ignore = (): void => {};

/**
 * The place of the ad under the page head: as high in the static page as with
 * whatever comes, so that nothing below it ever moves.
 */
export default function AdBlock(): ReactNode {
  const page = useAdPage();
  const {
    siteConfig: { customFields },
    i18n: { currentLocale, localeConfigs },
  } = useDocusaurusContext();
  const isIdle = useIsIdle();
  const loaded = useLoaded(loadContent, isIdle && page !== null, ignore);
  const isEnabled =
    process.env.NODE_ENV !== 'development' ||
    Boolean(customFields?.['adsInDevelopment']);
  return (
    page && (
      <section
        className={styles.block}
        aria-label={translate({ id: 'ads.label', message: 'Advertisement' })}
        // The text around may be untranslated; the ad is in the site's language.
        lang={localeConfigs[currentLocale]?.htmlLang}
      >
        {loaded && <loaded.default key={page.pathname} isEnabled={isEnabled} />}
      </section>
    )
  );
}
