import type { PageDemo } from '@site/plugins/demos/types';
import { useMemo, type ReactNode } from 'react';
import type { StageSettings } from '../demo-environment';
import DemoError from './DemoError';
import DemoErrorBoundary from './DemoErrorBoundary';
import Settling from './Settling';
import type { RunningDemo } from './useRunningDemo';
import styles from './styles.module.css';

export interface DemoStageProps {
  readonly demo: PageDemo;
  readonly running: RunningDemo;
  /** Another one mounts the demo anew. */
  readonly attempt: number;
  readonly settings: StageSettings;
  readonly onReset: () => void;
}

/** A demo that runs in an environment, or what stands in its place. */
export default function DemoStage({
  demo,
  running,
  attempt,
  settings: { overrides, direction, width, mode },
  onReset,
}: DemoStageProps): ReactNode {
  const Component = running.status === 'running' ? running.Component : null;
  // The same element while its environment changes: the demo itself does not render again.
  const content = useMemo(() => Component && <Component />, [Component]);
  const renderError = (error: Error): ReactNode => (
    <DemoError error={error} demoFile={demo.file} onReset={onReset} />
  );

  switch (running.status) {
    case 'waiting':
      return <div className={styles.skeleton} />;
    case 'failed':
      return renderError(running.error);
    case 'running': {
      const { Providers } = running;
      return (
        <DemoErrorBoundary key={attempt} renderError={renderError}>
          <Providers surface="demo" overrides={overrides}>
            <Settling
              dir={direction}
              width={width}
              styling={demo.styling}
              mode={mode}
            >
              {content}
            </Settling>
          </Providers>
        </DemoErrorBoundary>
      );
    }
  }
}
