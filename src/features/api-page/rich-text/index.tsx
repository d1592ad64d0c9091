import Link from '@docusaurus/Link';
import type {
  RichBlock,
  RichInline,
  RichText as RichTextData,
} from '@site/plugins/lib/richText';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

function renderInline(inline: RichInline): ReactNode {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return <code>{inline.code}</code>;
  }
  if ('strong' in inline) {
    return <strong>{renderInlines(inline.strong)}</strong>;
  }
  return <Link to={inline.href}>{renderInlines(inline.text)}</Link>;
}

function renderInlines(inlines: readonly RichInline[]): ReactNode {
  return inlines.map((inline, index) => (
    <Fragment key={index}>{renderInline(inline)}</Fragment>
  ));
}

function renderItems(items: readonly (readonly RichInline[])[]): ReactNode {
  return items.map((item, index) => <li key={index}>{renderInlines(item)}</li>);
}

function renderBlock(block: RichBlock): ReactNode {
  if ('p' in block) {
    return <p>{renderInlines(block.p)}</p>;
  }
  if ('ul' in block) {
    return <ul>{renderItems(block.ul)}</ul>;
  }
  if ('ol' in block) {
    return <ol>{renderItems(block.ol)}</ol>;
  }
  return (
    <pre className={styles.code} dir="ltr">
      {block.pre}
    </pre>
  );
}

export interface RichTextProps {
  readonly text: RichTextData;
  /** Marks the text as English, for pages of another language. */
  readonly isEnglish?: boolean;
}

/** Markdown that was parsed while the site was built. */
export default function RichText({
  text,
  isEnglish = false,
}: RichTextProps): ReactNode {
  if (text === '') {
    return null;
  }
  return (
    <div
      className={styles.root}
      {...(isEnglish && { lang: 'en', dir: 'ltr' as const })}
    >
      {typeof text === 'string' ? (
        <p>{text}</p>
      ) : (
        text.map((block, index) => (
          <Fragment key={index}>{renderBlock(block)}</Fragment>
        ))
      )}
    </div>
  );
}
