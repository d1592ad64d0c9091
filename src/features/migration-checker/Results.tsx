import { useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Severity } from '@site/plugins/migrations/types';
import CodemodHint from './CodemodHint';
import FindingItem from './FindingItem';
import { countSeverities, listCodemods, SEVERITIES } from './logic';
import MarkedCode from './MarkedCode';
import styles from './results.lazy.module.css';
import { getProductName, getSeverityText, getVersionText } from './texts';
import type { CheckResult } from './worker/messages';

export interface ResultsProps {
  readonly code: string;
  readonly result: CheckResult;
}

interface FiltersProps {
  readonly counts: Readonly<Record<Severity, number>>;
  readonly hidden: ReadonlySet<Severity>;
  readonly onToggle: (severity: Severity) => void;
}

function Filters({ counts, hidden, onToggle }: FiltersProps): ReactNode {
  return (
    <div
      role="group"
      className={styles.filters}
      aria-label={translate({
        id: 'migrationChecker.filters',
        message: 'Show',
      })}
    >
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <button
          key={severity}
          type="button"
          data-severity={severity}
          aria-pressed={!hidden.has(severity)}
          onClick={() => onToggle(severity)}
        >
          {getSeverityText(severity)} <b>{counts[severity]}</b>
        </button>
      ))}
    </div>
  );
}

/** Versions that were compared, and a line that could not be read. */
function Facts({ result }: { readonly result: CheckResult }): ReactNode {
  const { products, unreadableLine } = result;
  return (
    <>
      {products.length > 0 && (
        <p className={styles.products}>
          {products
            .map(
              ({ product, from, to }) =>
                `${getProductName(product)} ${getVersionText(from)} → ${getVersionText(to)}`,
            )
            .join(' · ')}
        </p>
      )}
      {unreadableLine !== undefined && (
        <p className={styles.unreadable}>
          {translate(
            {
              id: 'migrationChecker.unreadable',
              message:
                'Line {line} is no JavaScript or TypeScript that the checker can read. What is around it may have been missed.',
            },
            { line: unreadableLine },
          )}
        </p>
      )}
    </>
  );
}

/** The code with its lines marked, and what is to be done about them. */
export default function Results({ code, result }: ResultsProps): ReactNode {
  const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set());
  const codeElement = useRef<HTMLDivElement>(null);
  const { findings } = result;
  const shown = findings.filter(({ severity }) => !hidden.has(severity));

  function toggle(severity: Severity): void {
    const next = new Set(hidden);
    if (!next.delete(severity)) {
      next.add(severity);
    }
    setHidden(next);
  }

  function showLine(line: number): void {
    const row = codeElement.current?.querySelector<HTMLElement>(
      `[data-line="${line}"]`,
    );
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.root}>
      <Facts result={result} />
      {findings.length > 0 && (
        <>
          <CodemodHint codemods={listCodemods(findings)} />
          <Filters
            counts={countSeverities(findings)}
            hidden={hidden}
            onToggle={toggle}
          />
          <MarkedCode code={code} findings={shown} ref={codeElement} />
          <ol
            className={styles.findings}
            aria-label={translate({
              id: 'migrationChecker.findings',
              message: 'What was found',
            })}
          >
            {shown.map((finding) => (
              <FindingItem
                key={`${finding.start} ${finding.kind} ${finding.name}`}
                finding={finding}
                onShow={showLine}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
