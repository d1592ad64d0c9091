import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useAdPage } from './AdPage';
import { useAdComponents } from './useAdComponents';
import { useIsIdle } from './useIsIdle';
import styles from './styles.module.css';

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
  const components = useAdComponents(useIsIdle() && page !== null);
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
        {components && (
          <components.AdContent key={page.pathname} isEnabled={isEnabled} />
        )}
      </section>
    )
  );
}
