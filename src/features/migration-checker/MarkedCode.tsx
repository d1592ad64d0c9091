import { forwardRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { markLines } from './logic';
import styles from './results.lazy.module.css';
import { getSeverityText } from './texts';
import type { Finding } from './worker/messages';

export interface MarkedCodeProps {
  readonly code: string;
  readonly findings: readonly Finding[];
}

/** The code, line by line; lines with findings are marked and can have focus. */
const MarkedCode = forwardRef<HTMLDivElement, MarkedCodeProps>(
  function MarkedCode({ code, findings }, ref) {
    const marks = markLines(findings);
    return (
      <div
        ref={ref}
        dir="ltr"
        role="region"
        // A scrolling region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.code}
        aria-label={translate({
          id: 'migrationChecker.markedCode',
          message: 'Your code with its lines marked',
        })}
      >
        <code>
          {code.split('\n').map((text, index) => {
            const severity = marks.get(index + 1);
            return (
              <span
                key={index}
                className={styles.line}
                data-line={index + 1}
                {...(severity && {
                  'data-severity': severity,
                  tabIndex: -1,
                })}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {severity && (
                  <span className="visually-hidden">
                    {`${getSeverityText(severity)}: `}
                  </span>
                )}
                {`${text}\n`}
              </span>
            );
          })}
        </code>
      </div>
    );
  },
);

export default MarkedCode;
