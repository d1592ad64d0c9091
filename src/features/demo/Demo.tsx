import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import DemoCodePanel from './DemoCodePanel';
import DemoError from './DemoError';
import DemoErrorBoundary from './DemoErrorBoundary';
import DemoToolbar from './DemoToolbar';
import Settling from './Settling';
import { useDemoCode } from './useDemoCode';
import { useIsWanted } from './useIsWanted';
import { useRunningDemo } from './useRunningDemo';
import styles from './styles.module.css';

export interface DemoProps {
  /** Put in by the build for `src="./demos/Name.tsx"`. */
  readonly demo: PageDemo;
  /** Names the demo for screen readers; the default comes from the file's name. */
  readonly title?: string;
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
}

/** A live demo: loads when it comes near, in a box that has its size already. */
export default function Demo({
  demo,
  title = demo.title,
  defaultCodeOpen = false,
  hideToolbar = false,
}: DemoProps): ReactNode {
  const rootRef = useRef<HTMLElement>(null);
  const codeId = useId();
  const code = useDemoCode(demo, defaultCodeOpen);
  const [attempt, setAttempt] = useState(0);
  const isWanted = useIsWanted(rootRef, demo.name);
  const running = useRunningDemo(demo, isWanted, attempt);
  const reset = (): void => setAttempt((last) => last + 1);

  function renderRunning(): ReactNode {
    switch (running.status) {
      case 'waiting':
        return <div className={styles.skeleton} />;
      case 'failed':
        return (
          <DemoError
            error={running.error}
            demoFile={demo.file}
            onReset={reset}
          />
        );
      case 'running': {
        const { Component, Providers } = running;
        return (
          <DemoErrorBoundary
            key={attempt}
            renderError={(error) => (
              <DemoError error={error} demoFile={demo.file} onReset={reset} />
            )}
          >
            <Providers surface="demo">
              <Settling>
                <Component />
              </Settling>
            </Providers>
          </DemoErrorBoundary>
        );
      }
    }
  }

  return (
    <section
      ref={rootRef}
      id={demo.name}
      className={styles.root}
      aria-label={translate(
        { id: 'demo.label', message: 'Demo: {title}' },
        { title },
      )}
      data-demo={demo.name}
      data-status={running.status}
    >
      <div
        className={`demo-preview ${styles.preview}`}
        style={
          {
            '--demo-height-wide': `${demo.height.wide}px`,
            '--demo-height-narrow': `${demo.height.narrow}px`,
          } as CSSProperties // Custom properties are not in React's type.
        }
      >
        {renderRunning()}
      </div>
      {!hideToolbar && (
        <>
          <DemoToolbar
            title={title}
            code={code}
            codeId={codeId}
            onReset={reset}
          />
          <DemoCodePanel id={codeId} title={title} code={code} />
          <StaticCode html={demo.staticCode} />
        </>
      )}
    </section>
  );
}

/** The code for readers without JavaScript: only in the static HTML, never in the bundle. */
function StaticCode({
  html,
}: {
  readonly html: string | undefined;
}): ReactNode {
  return (
    <noscript
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: html
          ? `<pre class="code-block" tabindex="0" dir="ltr"><code>${html}</code></pre>`
          : '',
      }}
    />
  );
}
