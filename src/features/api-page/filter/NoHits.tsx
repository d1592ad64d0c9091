import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Stands where the members would be. */
export default function NoHits({
  onReset,
}: {
  readonly onReset: () => void;
}): ReactNode {
  return (
    <div className={styles.noHits}>
      <p>
        <Translate id="apiPage.filter.noHits">
          Nothing here matches the filter.
        </Translate>
      </p>
      <Button size="large" onClick={onReset}>
        <Translate id="apiPage.filter.reset">Reset the filter</Translate>
      </Button>
    </div>
  );
}
