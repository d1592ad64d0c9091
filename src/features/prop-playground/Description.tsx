import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { RichInline, RichText } from '@site/plugins/lib/richText';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** All of a text in one run. */
function listInlines(text: RichText): readonly RichInline[] {
  if (typeof text === 'string') {
    return [text];
  }
  return text.flatMap((block) => {
    if ('p' in block) {
      return [...block.p, ' '];
    }
    if ('pre' in block) {
      return [{ code: block.pre }, ' '];
    }
    const items = 'ul' in block ? block.ul : block.ol;
    return items.flatMap((item) => [...item, ' ']);
  });
}

/** Links are left out: the one to the API has them all. */
function renderInline(inline: RichInline): ReactNode {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return <code>{inline.code}</code>;
  }
  const parts = 'strong' in inline ? inline.strong : inline.text;
  return parts.map((part, index) => (
    <Fragment key={index}>{renderInline(part)}</Fragment>
  ));
}

function toText(inline: RichInline): string {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return inline.code;
  }
  return ('strong' in inline ? inline.strong : inline.text)
    .map(toText)
    .join('');
}

export interface DescriptionProps {
  readonly id: string;
  readonly text: RichText;
}

/** What the API says of a prop: its first lines for the eye, all of it for screen readers and on hover. */
export default function Description({ id, text }: DescriptionProps): ReactNode {
  const {
    i18n: { currentLocale, defaultLocale },
  } = useDocusaurusContext();
  const inlines = listInlines(text);
  return (
    <p
      id={id}
      className={styles.description}
      title={inlines.map(toText).join('').trim()}
      {...(currentLocale !== defaultLocale && { lang: 'en', dir: 'ltr' })}
    >
      {inlines.map((inline, index) => (
        <Fragment key={index}>{renderInline(inline)}</Fragment>
      ))}
    </p>
  );
}
