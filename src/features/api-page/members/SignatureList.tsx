import Translate from '@docusaurus/Translate';
import type { Rendered } from '@site/plugins/lib/richText';
import type {
  Signature,
  SignatureField,
} from '@site/plugins/api-reference/types';
import RichText from '../rich-text';
import type { ReactNode } from 'react';
import { TypeText, type KnownTypes } from '../type-text';
import styles from './details.module.css';

interface PartProps {
  readonly name: ReactNode;
  readonly part: Omit<Rendered<SignatureField>, 'name'>;
  readonly known: KnownTypes;
  readonly isEnglish: boolean;
  readonly children?: ReactNode;
}

function Part({
  name,
  part,
  known,
  isEnglish,
  children,
}: PartProps): ReactNode {
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        {name}
        <TypeText type={part.type} known={known} />
      </div>
      <RichText text={part.description} isEnglish={isEnglish} />
      {children}
    </li>
  );
}

function Name({ text }: { readonly text: string }): ReactNode {
  return (
    <span className={styles.partName} dir="ltr">
      {text}
    </span>
  );
}

export interface SignatureListProps {
  readonly signature: Rendered<Signature>;
  readonly known: KnownTypes;
  readonly isEnglish: boolean;
}

/** Parameters and result of a function, with what its authors say about each. */
export default function SignatureList({
  signature: { params, returns },
  ...shared
}: SignatureListProps): ReactNode {
  return (
    <ul className={styles.parts}>
      {params.map((param) => (
        <Part
          key={param.name}
          name={<Name text={param.optional ? `${param.name}?` : param.name} />}
          part={param}
          {...shared}
        >
          {param.fields && (
            <ul className={styles.parts}>
              {param.fields.map((field) => (
                <Part
                  key={field.name}
                  name={<Name text={field.name} />}
                  part={field}
                  {...shared}
                />
              ))}
            </ul>
          )}
        </Part>
      ))}
      {returns.type !== 'void' && (
        <Part
          name={
            <span className={styles.returns}>
              <Translate id="apiPage.signature.returns">Returns</Translate>
            </span>
          }
          part={returns}
          {...shared}
        />
      )}
    </ul>
  );
}
