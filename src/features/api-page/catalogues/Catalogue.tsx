import Translate from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { matchesText, NoHits } from '../filter';
import SearchField from '../search-field';
import styles from './styles.module.css';

export interface CatalogueProps<Item> {
  /** Name of the search field. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly toSearchText: (item: Item) => string;
  readonly renderItems: (items: readonly Item[]) => ReactNode;
}

/** A list with a search field; without JavaScript the whole list. */
export default function Catalogue<Item>({
  label,
  items,
  toSearchText,
  renderItems,
}: CatalogueProps<Item>): ReactNode {
  const [text, setText] = useState('');
  const found = items.filter((item) =>
    matchesText(text.trim(), toSearchText(item)),
  );
  return (
    <div className={styles.catalogue}>
      <div className={styles.search}>
        <SearchField
          className={styles.field}
          label={label}
          value={text}
          onChange={setText}
        />
        <span role="status" className={styles.count}>
          <Translate
            id="apiCatalogue.count"
            values={{ shown: found.length, total: items.length }}
          >
            {'{shown} of {total}'}
          </Translate>
        </span>
      </div>
      {found.length > 0 ? (
        renderItems(found)
      ) : (
        <NoHits onReset={() => setText('')} />
      )}
    </div>
  );
}
