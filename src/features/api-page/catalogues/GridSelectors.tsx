import Translate, { translate } from '@docusaurus/Translate';
import type { GridSelectorsProps } from '@site/plugins/api-reference/pageTypes';
import type { GridSelector } from '@site/plugins/api-reference/types';
import { toKebabCase } from '@site/plugins/lib/apiAnchors';
import type { Rendered } from '@site/plugins/lib/richText';
import type { ReactNode } from 'react';
import { toPlainText } from '../filter';
import Catalogue from './Catalogue';
import CatalogueRow from './CatalogueRow';
import { groupSelectors } from './groupSelectors';
import styles from './styles.module.css';
import { useIsEnglishSite } from './useIsEnglishSite';

type Selectors = readonly Rendered<GridSelector>[];

/** A list up to this length shows at a glance: no search. */
const SHORT_LIST = 12;

function SelectorList({
  selectors,
}: {
  readonly selectors: Selectors;
}): ReactNode {
  const isEnglishSite = useIsEnglishSite();
  return (
    <dl className={styles.list}>
      {selectors.map((selector) => (
        <CatalogueRow
          key={selector.name}
          id={toKebabCase(selector.name)}
          name={selector.name}
          type={`(${selector.acceptsApiRef ? 'apiRef | state' : 'state'}) => ${selector.returnType}`}
          description={selector.description}
          isDeprecated={selector.deprecated}
          isEnglishSite={isEnglishSite}
        />
      ))}
    </dl>
  );
}

function SelectorGroups({
  selectors,
}: {
  readonly selectors: Selectors;
}): ReactNode {
  const groups = groupSelectors(selectors);
  return groups.map(({ category, selectors: members }) => (
    <section key={category}>
      {groups.length > 1 && (
        <p className={styles.category}>
          {category ?? (
            <Translate id="apiCatalogue.selector.others">
              Other selectors
            </Translate>
          )}
        </p>
      )}
      <SelectorList selectors={members} />
    </section>
  ));
}

/** The selectors of the grid's state: of one category, or all by category. */
export default function GridSelectors({
  selectors,
}: GridSelectorsProps): ReactNode {
  if (selectors.length <= SHORT_LIST) {
    return <SelectorGroups selectors={selectors} />;
  }
  return (
    <Catalogue
      label={translate({
        id: 'apiCatalogue.selector.search',
        message: 'Filter selectors',
      })}
      items={selectors}
      toSearchText={({ name, returnType, category, description }) =>
        [name, returnType, category, toPlainText(description)].join('\n')
      }
      renderItems={(found) => <SelectorGroups selectors={found} />}
    />
  );
}
