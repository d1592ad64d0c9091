import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isProse, type Fact } from '../page-model';
import { TypeText, type KnownTypes } from '../type-text';
import styles from './styles.module.css';
import views from './views.module.css';

/** Name of a fact: the head of its column, and its label in the other views. */
export function FactName({ fact }: { readonly fact: Fact }): ReactNode {
  switch (fact) {
    case 'type':
      return <Translate id="apiPage.fact.type">Type</Translate>;
    case 'default':
      return <Translate id="apiPage.fact.default">Default</Translate>;
    case 'class':
      return <Translate id="apiPage.fact.class">CSS class</Translate>;
    case 'rule':
      return (
        <Translate
          id="apiPage.fact.rule"
          description="Key of a CSS class in the theme's styleOverrides"
        >
          Rule name
        </Translate>
      );
  }
}

/** The text of a default: code, or a sentence of the package's authors with code in it. */
function DefaultText({ text }: { readonly text: string }): ReactNode {
  if (!isProse(text)) {
    return (
      <span className={styles.code} dir="ltr">
        {text}
      </span>
    );
  }
  return (
    <span className={styles.prose} lang="en" dir="ltr">
      {text
        .split(/`([^`]+)`/)
        .map((part, index) =>
          index % 2 === 1 ? <code key={index}>{part}</code> : part,
        )}
    </span>
  );
}

export interface RowFactProps {
  readonly fact: Fact;
  readonly text: string;
  /** Place among the columns of the table view, from 1 on; null without a column. */
  readonly column: number | null;
  readonly known: KnownTypes;
}

export default function RowFact({
  fact,
  text,
  column,
  known,
}: RowFactProps): ReactNode {
  return (
    <dd
      className={clsx(styles.fact, views.fact)}
      data-column={column ?? undefined}
    >
      <span
        className={
          fact === 'type' ? 'visually-hidden' : clsx(styles.label, views.label)
        }
      >
        <FactName fact={fact} />
      </span>{' '}
      {fact === 'type' ? (
        <TypeText type={text} known={known} />
      ) : fact === 'default' ? (
        <DefaultText text={text} />
      ) : (
        <span className={styles.code} dir="ltr">
          {text}
        </span>
      )}
    </dd>
  );
}
