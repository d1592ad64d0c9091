import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { useLoaded } from '../lazy';
import Sea from './Sea';
import styles from './styles.lazy.module.css';

const loadSections = () => import('./Sections');

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Sea />
      <h1>
        {translate({
          id: 'onepirate.hero.title',
          message: 'Borrow the sea for an afternoon',
        })}
      </h1>
      <p className={styles.lead}>
        {translate({
          id: 'onepirate.hero.lead',
          message:
            'onepirate lends small boats by the hour, to everyone who lives near the water and owns no harbour.',
        })}
      </p>
      <nav
        aria-label={translate({
          id: 'onepirate.hero.nav',
          message: 'On this page',
        })}
      >
        <a className={styles.action} href="#sign-up">
          {translate({ id: 'onepirate.hero.join', message: 'Join the crew' })}
        </a>
        <a className={clsx(styles.action, styles.quiet)} href="#how-it-works">
          {translate({ id: 'onepirate.hero.how', message: 'How it works' })}
        </a>
      </nav>
    </header>
  );
}

/** A whole page in a theme of its own: the sample of what Material UI can look like. */
export default function OnepiratePage(): ReactNode {
  const [problem, setProblem] = useState('');
  const sections = useLoaded(loadSections, true, setProblem);
  return (
    <Layout
      title={translate({
        id: 'onepirate.title',
        message: 'onepirate, a sample page',
      })}
      description={translate({
        id: 'onepirate.description',
        message:
          'A single page with a Material UI theme of its own: colours, type and components in both modes and directions.',
      })}
    >
      <main className={styles.page}>
        <Hero />
        {problem && (
          <p role="alert" className="container margin-vert--lg">
            {problem}
          </p>
        )}
        {sections && <sections.default />}
      </main>
    </Layout>
  );
}
