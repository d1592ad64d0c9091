import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import FactText from './FactText';
import styles from './results.lazy.module.css';
import { getFindingText, getSeverityText, getVersionText } from './texts';
import type { Finding, GuideLink } from './worker/messages';

function Guide({ href, from, to }: GuideLink): ReactNode {
  return (
    <Link to={href}>
      {translate(
        {
          id: 'migrationChecker.guide',
          message: 'Guide from {from} to {to}',
        },
        { from: getVersionText(from), to: getVersionText(to) },
      )}
    </Link>
  );
}

export interface FindingItemProps {
  readonly finding: Finding;
  /** Brings a line of the code into sight. */
  readonly onShow: (line: number) => void;
}

/** One finding: where, what, what instead, and where the guide tells of it. */
export default function FindingItem({
  finding,
  onShow,
}: FindingItemProps): ReactNode {
  const { severity, line, name, owner, replacement, facts, guides } = finding;
  const fullName = owner ? `${owner}.${name}` : name;
  return (
    <li className={styles.finding} data-severity={severity}>
      <div className={styles.head}>
        <span className={styles.severity}>{getSeverityText(severity)}</span>
        <code dir="ltr">{fullName}</code>
        <button
          type="button"
          className={styles.place}
          onClick={() => onShow(line)}
        >
          {translate(
            { id: 'migrationChecker.line', message: 'Line {line}' },
            { line },
          )}
        </button>
      </div>
      <p className={styles.what}>
        <span>{getFindingText(finding)}</span>
        {replacement !== undefined && <code dir="ltr">{replacement}</code>}
      </p>
      {facts.map((fact, index) => (
        <FactText key={index} fact={fact} />
      ))}
      {guides.length > 0 && (
        <p className={styles.guides}>
          {guides.map((guide) => (
            <Guide key={guide.href} {...guide} />
          ))}
        </p>
      )}
    </li>
  );
}
