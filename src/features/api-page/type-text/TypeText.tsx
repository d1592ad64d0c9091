import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import AliasPopover from './AliasPopover';
import { parseType, splitUnion, type KnownTypes } from './parseType';
import styles from './styles.module.css';

/** Types up to this length stay on a line in every view. */
const SHORT_TYPE = 18;

interface PartProps {
  readonly text: string;
  readonly known: KnownTypes;
  /** Inside a popover, names are explained below, not in another popover. */
  readonly isNested: boolean;
}

function Part({ text, known, isNested }: PartProps): ReactNode {
  return parseType(text, known).map((token, index) => (
    <Fragment key={index}>
      {token.kind === 'link' ? (
        <Link to={token.href}>{token.text}</Link>
      ) : token.kind === 'alias' && !isNested ? (
        <AliasPopover name={token.text} known={known} />
      ) : (
        token.text
      )}
    </Fragment>
  ));
}

export interface TypeTextProps {
  readonly type: string;
  readonly known: KnownTypes;
  readonly isNested?: boolean;
}

/**
 * A type in code letters, left to right in every language. Its names lead to
 * their pages or show their definitions; a long union breaks between alternatives.
 */
export default function TypeText({
  type,
  known,
  isNested = false,
}: TypeTextProps): ReactNode {
  const parts = type.length > SHORT_TYPE ? splitUnion(type) : [type];
  return (
    <div className={styles.type} dir="ltr">
      {parts.length === 1 ? (
        <Part text={type} known={known} isNested={isNested} />
      ) : (
        parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={styles.alternative}>
              <Part text={part} known={known} isNested={isNested} />
            </span>
          </Fragment>
        ))
      )}
    </div>
  );
}
