import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LocalesProps } from '@site/plugins/api-reference/pageTypes';
import type { ReactNode } from 'react';
import Catalogue from './Catalogue';
import styles from './locales.module.css';

type Locale = LocalesProps['locales'][number];

function LocaleRow({ locale }: { readonly locale: Locale }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const language = locale.language[currentLocale] ?? locale.tag;
  const { name, tag, translated, total } = locale;
  const share = new Intl.NumberFormat(currentLocale, {
    style: 'percent',
  }).format(Math.floor((translated / total) * 100) / 100);
  return (
    <tr>
      <th scope="row" className={styles.language}>
        {language}
      </th>
      <td>
        <code>{tag}</code>
      </td>
      <td>
        <code>{name}</code>
      </td>
      <td className={styles.share}>
        <progress
          className={styles.bar}
          value={translated}
          max={total}
          aria-label={language}
        />
        {share}
      </td>
    </tr>
  );
}

/** The languages that a package ships its texts in, and how much of them is translated. */
export default function Locales({ locales }: LocalesProps): ReactNode {
  return (
    <Catalogue
      label={translate({
        id: 'apiCatalogue.locale.search',
        message: 'Filter languages',
      })}
      items={locales}
      toSearchText={(locale) =>
        [...Object.values(locale.language), locale.tag, locale.name].join('\n')
      }
      renderItems={(found) => (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="apiCatalogue.locale.language">
                  Language
                </Translate>
              </th>
              <th scope="col">
                <Translate id="apiCatalogue.locale.tag">Tag</Translate>
              </th>
              <th scope="col">
                <Translate id="apiCatalogue.locale.import">Import</Translate>
              </th>
              <th scope="col">
                <Translate id="apiCatalogue.locale.translated">
                  Translated
                </Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((locale) => (
              <LocaleRow key={locale.name} locale={locale} />
            ))}
          </tbody>
        </table>
      )}
    />
  );
}
