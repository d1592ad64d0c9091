import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import PlanMark from '@site/src/components/PlanMark';
import StatusMark from '@site/src/components/StatusMark';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { usePage, type Page } from './usePage';
import styles from './styles.module.css';

/** Group and marks of the page, over its title. */
function Eyebrow({ page }: { readonly page: Page }): ReactNode {
  const { navigation } = page;
  if (!navigation) {
    return null;
  }
  const { plan, planned, newFeature, unstable } = navigation;
  if (!plan && !planned && !newFeature && !unstable) {
    return null;
  }
  return (
    <p className={styles.eyebrow}>
      {plan && <PlanMark plan={plan} />}
      {newFeature && <StatusMark status="new" />}
      {planned && <StatusMark status="planned" />}
      {unstable && <StatusMark status="preview" />}
    </p>
  );
}

/** Where the feature comes from: its package and accessibility pattern. */
function MetaLine({ page }: { readonly page: Page }): ReactNode {
  const { packageName, waiAria } = page;
  if (!packageName && !waiAria) {
    return null;
  }
  return (
    <ul className={styles.meta}>
      {packageName && (
        <li>
          <Translate id="page.meta.package">Package</Translate>{' '}
          <Link to={`https://www.npmjs.com/package/${packageName}`}>
            <code>{packageName}</code>
          </Link>
        </li>
      )}
      {waiAria && (
        <li>
          <Link to={waiAria}>
            <Translate id="page.meta.waiAria">WAI-ARIA pattern</Translate>
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Title, lead and facts of a page. */
export default function PageHead(): ReactNode {
  const page = usePage();
  return (
    <header className={styles.head}>
      <Eyebrow page={page} />
      <Heading as="h1">{page.title}</Heading>
      <p className={styles.lead}>{page.description}</p>
      <MetaLine page={page} />
    </header>
  );
}
