// Change: a named landmark with a title; the section on screen is announced.
import Translate, { translate } from '@docusaurus/Translate';
import { useTocCurrent } from '@site/src/features/page';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import { useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useTocCurrent(ref);
  return (
    <nav
      ref={ref}
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
