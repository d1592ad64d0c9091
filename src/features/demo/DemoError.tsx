import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { toIssueUrl } from './issueUrl';
import toolbarStyles from './toolbar.module.css';
import styles from './styles.module.css';

export interface DemoErrorProps {
  readonly error: Error;
  /** Relative to the repository. */
  readonly demoFile: string;
  readonly onReset: () => void;
}

/** Stands where a demo failed: what happened, where to report it, and another try. */
export default function DemoError({
  error,
  demoFile,
  onReset,
}: DemoErrorProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const href = toIssueUrl({
    repositoryUrl: String(siteConfig.customFields?.['issuesRepositoryUrl']),
    demoFile,
    pageUrl: window.location.href,
    error,
  });
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.errorTitle}>
        <Translate id="demo.error.title">This demo has crashed</Translate>
      </p>
      <pre className={styles.errorText}>{error.message}</pre>
      <div className={styles.errorActions}>
        <button
          type="button"
          className={toolbarStyles.textButton}
          onClick={onReset}
        >
          <Translate id="demo.error.reset">Reset the demo</Translate>
        </button>
        <a href={href} target="_blank" rel="noopener">
          <Translate id="demo.error.report">Report an issue</Translate>
        </a>
      </div>
    </div>
  );
}
