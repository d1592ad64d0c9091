import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ApiPageData } from '@site/plugins/api-reference/pageTypes';
import type { ApiSection } from '@site/plugins/lib/apiAnchors';
import RichText from './rich-text';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import ImportStatements from './ImportStatements';
import Members from './Members';
import { getSectionTitle } from './page-model';
import styles from './styles.module.css';
import ThemeFacts from './ThemeFacts';

export interface ApiPageProps {
  readonly data: ApiPageData;
}

function Title({ section }: { readonly section: ApiSection }): ReactNode {
  return (
    <Heading as="h2" id={section}>
      {getSectionTitle(section)}
    </Heading>
  );
}

function ImportSection({ data }: ApiPageProps): ReactNode {
  const { page, translations } = data;
  const { i18n } = useDocusaurusContext();
  const translation = translations['description'];
  const description = translation ?? page.description;
  return (
    <>
      <Title section="import" />
      <ImportStatements statements={page.imports} />
      {description !== '' && (
        <div className={styles.description}>
          <RichText
            text={description}
            isEnglish={
              i18n.currentLocale !== i18n.defaultLocale &&
              translation === undefined
            }
          />
        </div>
      )}
    </>
  );
}

function DemoSection({ data }: ApiPageProps): ReactNode {
  return (
    <>
      <Title section="demos" />
      <ul className={styles.demos}>
        {data.demos.map(({ href, title }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The reference of a component or an interface. */
export default function ApiPage({ data }: ApiPageProps): ReactNode {
  const { page, demos, sourceHref } = data;
  const { i18n } = useDocusaurusContext();
  return (
    <div
      className={styles.page}
      lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
    >
      <ImportSection data={data} />
      {demos.length > 0 && <DemoSection data={data} />}
      <Members data={data} />
      {page.kind === 'component' && (
        <>
          <Title section="theme" />
          <ThemeFacts page={page} />
        </>
      )}
      {sourceHref !== null && (
        <>
          <Title section="source" />
          <p>
            <Translate
              id="apiPage.source.text"
              values={{
                link: (
                  <Link to={sourceHref}>
                    <Translate id="apiPage.source.link">
                      source of this version
                    </Translate>
                  </Link>
                ),
              }}
            >
              {'Something unclear here? Read the {link}.'}
            </Translate>
          </p>
        </>
      )}
    </div>
  );
}
