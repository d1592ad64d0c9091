import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { DemoRegistry } from '../demo-window';
import PageDemos from './PageDemos';
import styles from './styles.lazy.module.css';

/**
 * For those who write demos: every demo by its page, each a click away from a
 * window with nothing around it. No header, no search engine.
 */
export default function Playground({
  registry,
}: {
  readonly registry: DemoRegistry;
}): ReactNode {
  const pages = Object.entries(registry).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return (
    <main className={styles.root}>
      <Head>
        <title>
          {translate({ id: 'playground.title', message: 'Playground' })}
        </title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>
        <Translate id="playground.title">Playground</Translate>
      </h1>
      <p>
        <Translate id="playground.lead">
          Every demo alone on its page, as a component meets it in an app: no
          header, no article, your settings.
        </Translate>
      </p>
      {pages.map(([pageKey, load]) => (
        <PageDemos key={pageKey} pageKey={pageKey} load={load} />
      ))}
    </main>
  );
}
