import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isLanguage, LANGUAGES, type Language } from '@site/plugins/lib/paths';
import Button from '@site/src/components/Button';
import SegmentedControl from '@site/src/components/SegmentedControl';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { getActivity, subscribeToActivity } from './activity';
import PackRow from './PackRow';
import styles from './packs.lazy.module.css';
import { usePacks } from './usePacks';

/** Saving of products for reading offline, as a part of the settings. */
export default function PackPanel(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { currentLocale, localeConfigs } = i18n;
  const [language, setLanguage] = useState<Language>(
    isLanguage(currentLocale) ? currentLocale : 'en',
  );
  const activity = useSyncExternalStore(subscribeToActivity, getActivity);
  const { entries, visitedCount, save, remove, forgetVisited } =
    usePacks(language);
  const titleId = useId();
  const htmlLang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        <Translate id="offline.title">Read offline</Translate>
      </h2>
      <p className={styles.state}>
        <Translate id="offline.explanation">
          Pages that you visit open without a network, with the demos that they
          ran. Save a product to have all of its guides, demos and API pages.
        </Translate>
      </p>
      <SegmentedControl
        label={translate({
          id: 'offline.language',
          message: 'Language to save',
        })}
        isLabelHidden
        segments={LANGUAGES.map((value) => ({
          value,
          label: localeConfigs[value]?.label ?? value,
        }))}
        value={language}
        onChange={setLanguage}
      />
      <ul className={styles.list} aria-busy={entries === undefined}>
        {entries?.map((entry) => (
          <PackRow
            key={entry.product}
            entry={entry}
            activity={activity}
            htmlLang={htmlLang}
            onSave={() => save(entry)}
            onRemove={() => remove(entry)}
          />
        ))}
      </ul>
      {entries?.length === 0 && (
        <p className={styles.state}>
          <Translate id="offline.nothing">
            You are offline, and nothing is saved in this language.
          </Translate>
        </p>
      )}
      {visitedCount > 0 && (
        <div className={styles.row}>
          <span className={styles.state}>
            <Translate id="offline.visited" values={{ count: visitedCount }}>
              {'Visited pages: {count}'}
            </Translate>
          </span>
          <Button size="small" onClick={forgetVisited}>
            <Translate id="offline.forget">Delete</Translate>
          </Button>
        </div>
      )}
    </section>
  );
}
