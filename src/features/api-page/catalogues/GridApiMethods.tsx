import type { GridApiMethodsProps } from '@site/plugins/api-reference/pageTypes';
import { toMemberIds } from '@site/plugins/lib/apiAnchors';
import type { ReactNode } from 'react';
import CatalogueRow from './CatalogueRow';
import styles from './styles.module.css';
import { useIsEnglishSite } from './useIsEnglishSite';

/** The methods of one feature of the grid's API object. */
export default function GridApiMethods({
  slice: { slug, members },
}: GridApiMethodsProps): ReactNode {
  const isEnglishSite = useIsEnglishSite();
  const ids = toMemberIds(
    slug,
    'prop',
    members.map(({ name }) => name),
  );
  return (
    <dl className={styles.list}>
      {members.map((member, index) => (
        <CatalogueRow
          key={member.name}
          id={ids[index] ?? ''}
          isEnglishSite={isEnglishSite}
          {...member}
        />
      ))}
    </dl>
  );
}
