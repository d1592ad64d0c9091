import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId, useMemo, type ReactNode } from 'react';
import { LOCALES, type ComponentLocale } from './locales';
import { getLocaleName } from './toLanguageTag';
import styles from './styles.lazy.module.css';

export interface LocaleChoiceProps {
  readonly locale: ComponentLocale | undefined;
  readonly onChange: (locale: ComponentLocale | undefined) => void;
}

function useLocaleOptions(): readonly {
  readonly locale: ComponentLocale;
  readonly name: string;
}[] {
  const { i18n } = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? 'en';
  return useMemo(
    () =>
      LOCALES.map((locale) => ({
        locale,
        name: getLocaleName(locale, language),
      })).sort((a, b) => a.name.localeCompare(b.name, language)),
    [language],
  );
}

/** Language of the components' own texts, apart from the page's. */
export default function LocaleChoice({
  locale,
  onChange,
}: LocaleChoiceProps): ReactNode {
  const id = useId();
  const options = useLocaleOptions();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <Translate id="demo.environment.locale">Component texts</Translate>
      </label>
      <select
        id={id}
        className={styles.select}
        value={locale ?? ''}
        onChange={({ target }) =>
          onChange(
            options.find((option) => option.locale === target.value)?.locale,
          )
        }
      >
        <option value="">
          <Translate id="demo.environment.locale.page">As the page</Translate>
        </option>
        {options.map((option) => (
          <option key={option.locale} value={option.locale}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
