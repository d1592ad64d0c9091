import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState, type ReactNode } from 'react';
import { toWindowPath } from '../demo';
import type { DemoRegistry } from '../demo-window';
import { FontIcon } from '../icon-font';
import { useLoaded } from '../lazy';
import styles from './styles.lazy.module.css';

export interface PageDemosProps {
  /** `current/react-data-grid/sorting`. */
  readonly pageKey: string;
  readonly load: DemoRegistry[string];
}

/** The demos of one page, each as a link to it alone; loaded when the reader asks. */
export default function PageDemos({
  pageKey,
  load,
}: PageDemosProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const loaded = useLoaded(load, isOpen, setProblem);
  const windowPath = useBaseUrl('/demo/');
  return (
    <details
      className={styles.page}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <FontIcon name="folder" variant="two-tone" />
        {pageKey}
      </summary>
      {problem && <p role="alert">{problem}</p>}
      {!loaded && !problem && (
        <p role="status">
          <Translate id="playground.loading">Loading…</Translate>
        </p>
      )}
      {loaded && (
        <ul>
          {Object.values(loaded.default).map((demo) => (
            <li key={demo.name}>
              <a href={toWindowPath(windowPath, { ...demo, pageKey }, '')}>
                <FontIcon name="play_circle" />
                {demo.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
