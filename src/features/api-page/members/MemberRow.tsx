import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Plan } from '@site/plugins/api-reference/types';
import RichText from '../rich-text';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { FACTS, type Fact, type Row } from '../page-model';
import type { KnownTypes } from '../type-text';
import Chips from './Chips';
import RowFact from './RowFact';
import RowName from './RowName';
import SignatureList from './SignatureList';
import UseList from './UseList';
import details from './details.module.css';
import styles from './styles.module.css';
import views from './views.module.css';

const NOTHING_KNOWN: KnownTypes = { links: {}, aliases: {} };

interface TextProps {
  readonly row: Row;
  readonly known: KnownTypes;
  readonly isEnglishSite: boolean;
}

function RowText({ row, known, isEnglishSite }: TextProps): ReactNode {
  return (
    <dd className={clsx(styles.text, views.text)}>
      <RichText
        text={row.description}
        isEnglish={!isEnglishSite && !row.isTranslated}
      />
      {row.deprecationNote !== '' && (
        <div className={details.deprecation}>
          <RichText text={row.deprecationNote} isEnglish={!isEnglishSite} />
        </div>
      )}
      {row.signature && (
        <SignatureList
          signature={row.signature}
          known={known}
          isEnglish={!isEnglishSite}
        />
      )}
      {row.link && (
        <div className={details.usesBox}>
          <span className={details.usesLabel}>
            <Translate id="apiPage.row.see">See</Translate>
          </span>
          <Link to={row.link.href}>{row.link.text}</Link>
        </div>
      )}
      {row.uses.length > 0 && <UseList uses={row.uses} />}
    </dd>
  );
}

export interface MemberRowProps extends TextProps {
  readonly columns: readonly Fact[];
  readonly pagePlan: Plan;
  readonly isShown: boolean;
  readonly isTarget: boolean;
  /** Null where rows don't close: in the table and list views. */
  readonly isOpen: boolean | null;
  readonly onToggle: (id: string) => void;
}

/** A member as a definition. Views differ by CSS alone, but for the button that opens a compact row. */
function MemberRow({
  row,
  columns,
  pagePlan,
  isShown,
  isTarget,
  isOpen,
  onToggle,
  ...shared
}: MemberRowProps): ReactNode {
  return (
    <div
      id={row.id}
      className={clsx(styles.row, views.row)}
      hidden={!isShown}
      data-target={isTarget || undefined}
      data-open={isOpen || undefined}
    >
      <dt className={clsx(styles.head, views.head)}>
        {isOpen !== null && (
          <button
            type="button"
            className={views.toggle}
            aria-expanded={isOpen}
            aria-label={translate(
              { id: 'apiPage.row.toggle', message: 'Details of {name}' },
              { name: row.name },
            )}
            onClick={() => onToggle(row.id)}
          >
            <ChevronRight aria-hidden size={16} />
          </button>
        )}
        <RowName id={row.id} name={row.name} isDeprecated={row.isDeprecated} />
        <Chips {...row} pagePlan={pagePlan} />
      </dt>
      {FACTS.map((fact) => {
        const text = row.facts[fact];
        return (
          text !== undefined && (
            <RowFact
              key={fact}
              fact={fact}
              text={text}
              column={columns.indexOf(fact) + 1 || null}
              // In a closed row a press anywhere opens the row.
              known={isOpen === false ? NOTHING_KNOWN : shared.known}
            />
          )
        );
      })}
      <RowText row={row} {...shared} />
    </div>
  );
}

// A filter changes few rows at a time, of hundreds.
export default memo(MemberRow);
