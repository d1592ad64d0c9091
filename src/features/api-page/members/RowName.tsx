import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import views from './views.module.css';

export interface RowNameProps {
  /** Id of the row that the name stands for. */
  readonly id: string;
  readonly name: string;
  readonly isDeprecated?: boolean;
}

/** A member's name, with a link to its row that shows on hover and focus. */
export default function RowName({
  id,
  name,
  isDeprecated = false,
}: RowNameProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <span
        className={clsx(
          styles.name,
          views.name,
          isDeprecated && styles.deprecatedName,
        )}
        dir="ltr"
        translate="no"
      >
        {name}
      </span>
      <a
        className={clsx('hash-link', styles.anchor, views.anchor)}
        href={`#${id}`}
        aria-label={translate(
          { id: 'apiPage.row.link', message: 'Link to {name}' },
          { name },
        )}
      />
    </>
  );
}
