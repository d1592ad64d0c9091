import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { useState, type ReactNode } from 'react';
import { DemoPreview, useActiveDemo, useRunningDemo } from '../demo';
import { useDemoEnvironment } from '../demo-environment';
import { useWindowDemo, type DemoRegistry } from './useWindowDemo';

function RunningDemo({
  demo: pageDemo,
}: {
  readonly demo: PageDemo;
}): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const control = useDemoEnvironment(pageDemo.name, setProblem);
  const { demo, isPending } = useActiveDemo(pageDemo, {
    isWanted: !control.isLoading,
    dateLibrary: control.dateLibrary,
    onError: setProblem,
  });
  const running = useRunningDemo(demo, !isPending, attempt);
  return (
    <div data-demo={demo.name} data-status={running.status}>
      {problem && <p role="alert">{problem}</p>}
      <DemoPreview
        demo={demo}
        running={running}
        attempt={attempt}
        control={control}
        onReset={() => setAttempt((last) => last + 1)}
      />
    </div>
  );
}

function NoDemo({ isMissing }: { readonly isMissing: boolean }): ReactNode {
  return (
    <div role="alert" className="container margin-vert--md">
      <p>
        {isMissing ? (
          <Translate id="demoWindow.missing">
            There is no demo at this address.
          </Translate>
        ) : (
          <Translate id="demoWindow.failed">
            The demo could not be loaded. Check your connection and reload.
          </Translate>
        )}
      </p>
      <Link to="/x/introduction/">
        <Translate id="demoWindow.docs">To the documentation</Translate>
      </Link>
    </div>
  );
}

/** One demo and nothing else: the shell stays away, the reader's settings stay. */
export default function DemoWindow({
  registry,
}: {
  readonly registry: DemoRegistry;
}): ReactNode {
  const found = useWindowDemo(registry);
  return (
    <main>
      <Head>
        <title>
          {found.status === 'found' ? `${found.demo.title} · MUI X` : 'MUI X'}
        </title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="visually-hidden">
        {found.status === 'found' ? (
          found.demo.title
        ) : (
          <Translate id="demoWindow.title">Demo</Translate>
        )}
      </h1>
      {found.status === 'found' && (
        <RunningDemo key={found.demo.name} demo={found.demo} />
      )}
      {(found.status === 'missing' || found.status === 'failed') && (
        <NoDemo isMissing={found.status === 'missing'} />
      )}
    </main>
  );
}
