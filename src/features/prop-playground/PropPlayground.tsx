import { translate } from '@docusaurus/Translate';
import type { PageDemo } from '@site/plugins/demos/types';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIsWanted } from '../demo';
import { useLoaded } from '../lazy';
import { CARD } from './layout';
import PlaygroundPlace from './PlaygroundPlace';
import type { PagePlayground } from './types';

export interface PropPlaygroundProps {
  /** Put in by the build for `src="./demos/Name.tsx"`. */
  readonly demo: PageDemo;
  /** Put in by the build for the lists of controls. */
  readonly playground: PagePlayground;
}

/** A component with a control for each of some props. Loads when it comes near, in a box that has its size already. */
export default function PropPlayground({
  demo,
  playground: { size, load },
}: PropPlaygroundProps): ReactNode {
  const rootRef = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('waiting');
  const isNear = useIsWanted(rootRef, demo.name);
  const loadAll = useCallback(
    () =>
      Promise.all([
        import(/* webpackChunkName: "prop-playground" */ './RunningPlayground'),
        load(),
      ]),
    [load],
  );
  const loaded = useLoaded(loadAll, isNear, setProblem);
  const [code, data] = loaded ?? [];

  return (
    <section
      ref={rootRef}
      id={demo.name}
      style={CARD}
      aria-label={translate(
        { id: 'propPlayground.label', message: 'Playground: {title}' },
        { title: demo.title },
      )}
      data-demo={demo.name}
      data-status={problem ? 'failed' : status}
    >
      {code && data ? (
        <code.default
          demo={demo}
          data={data.default}
          size={size}
          onStatus={setStatus}
        />
      ) : (
        <PlaygroundPlace demo={demo} size={size} problem={problem} />
      )}
      {/* For readers without JavaScript: only in the static HTML, never in the bundle. */}
      <noscript
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: demo.staticCode
            ? `<style>.playground-place{display:none}</style><pre class="code-block" tabindex="0" dir="ltr"><code>${demo.staticCode}</code></pre>`
            : '',
        }}
      />
    </section>
  );
}
