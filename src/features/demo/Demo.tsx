import Translate, { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { useRef, useState, type ReactNode } from 'react';
import { useOpenDemo } from '../ads';
import { ChartData } from '../chart-table';
import { useDemoEditing } from '../demo-editor';
import { useDemoEnvironment } from '../demo-environment';
import DemoPreview from './DemoPreview';
import DemoTools from './DemoTools';
import { useActiveDemo } from './useActiveDemo';
import { useDemoCode } from './useDemoCode';
import { useIsWanted } from './useIsWanted';
import { useNotice } from './useNotice';
import { useRunningDemo } from './useRunningDemo';
import styles from './styles.module.css';

export interface DemoProps {
  /** Put in by the build for `src="./demos/Name.tsx"`. */
  readonly demo: PageDemo;
  /** Names the demo for screen readers; the default comes from the file's name. */
  readonly title?: string;
  /** True shows all of the code at first, false nothing of it; the default is a preview where there is one. */
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
  /** True keeps ads out of this demo; the page's front matter keeps them out of all. */
  readonly noAd?: boolean;
}

/** A live demo: loads when it comes near, in a box that has its size already. */
export default function Demo({
  demo: pageDemo,
  title = pageDemo.title,
  defaultCodeOpen,
  hideToolbar = false,
  noAd = false,
}: DemoProps): ReactNode {
  const rootRef = useRef<HTMLElement>(null);
  const startRef = useRef<HTMLSpanElement>(null);
  const [attempt, setAttempt] = useState(0);
  const openDemo = useOpenDemo();
  const notice = useNotice();
  const isNear = useIsWanted(rootRef, pageDemo.name);
  const control = useDemoEnvironment(pageDemo.name, notice.show);
  const { demo, isPending } = useActiveDemo(pageDemo, {
    isWanted: isNear && !control.isLoading,
    dateLibrary: control.dateLibrary,
    onError: notice.show,
  });
  const running = useRunningDemo(demo, isNear && !isPending, attempt);
  const editing = useDemoEditing(demo, isPending, notice.show);
  const code = useDemoCode(demo, {
    defaultCodeOpen,
    isNear,
    isHidden: hideToolbar,
    onToggle: noAd ? undefined : () => openDemo(demo.name),
    isEdited: editing.edited !== 'no',
  });
  const reset = (): void => {
    editing.reset();
    setAttempt((last) => last + 1);
  };

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
      <span ref={startRef} tabIndex={-1} className={styles.start}>
        <Translate id="demo.start">Start of the demo</Translate>
      </span>
      <DemoPreview
        demo={demo}
        running={running}
        attempt={attempt}
        control={control}
        editing={editing}
        onReset={reset}
      />
      {!hideToolbar && (
        <>
          <ChartData
            demo={demo}
            isRunning={running.status === 'running'}
            title={title}
          />
          <DemoTools
            demo={demo}
            title={title}
            code={code}
            editing={editing}
            control={control}
            notice={notice}
            onReset={reset}
            onResetFocus={() => startRef.current?.focus()}
          />
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
