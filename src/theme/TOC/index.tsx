// Change: a named landmark around the table of contents, with a title.
import Translate, { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav
      className={styles.root}
      aria-label={translate({
        id: 'toc.label',
        message: 'Page table of contents',
      })}
    >
      <p className={styles.title}>
        <Translate id="toc.title">Contents</Translate>
      </p>
      <TOC {...props} />
    </nav>
  );
}
