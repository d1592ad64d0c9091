import type { RichText as RichTextData } from '@site/plugins/lib/richText';
import RichText from '../rich-text';
import type { ReactNode } from 'react';
import { Chips, RowName, type ChipsProps } from '../members';
import { TypeText } from '../type-text';
import styles from './styles.module.css';

const NOTHING_KNOWN = { links: {}, aliases: {} };

export interface CatalogueRowProps extends ChipsProps {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: RichTextData;
  readonly isEnglishSite: boolean;
  /** More facts, in their own lines. */
  readonly children?: ReactNode;
}

/** An event, a selector or a method, as a definition. */
export default function CatalogueRow({
  id,
  name,
  type,
  description,
  isEnglishSite,
  children,
  ...chips
}: CatalogueRowProps): ReactNode {
  return (
    <div id={id} className={styles.row}>
      <dt className={styles.head}>
        <RowName id={id} name={name} isDeprecated={chips.isDeprecated} />
        <Chips {...chips} />
      </dt>
      <dd>
        <TypeText type={type} known={NOTHING_KNOWN} />
      </dd>
      <dd className={styles.text}>
        <RichText text={description} isEnglish={!isEnglishSite} />
        {children}
      </dd>
    </div>
  );
}
