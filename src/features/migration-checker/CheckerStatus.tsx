import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_CODE_LENGTH } from './logic';
import styles from './styles.lazy.module.css';
import type { CheckState } from './useChecker';

function getText(state: CheckState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'checking':
      return translate({
        id: 'migrationChecker.checking',
        message: 'The code is being checked…',
      });
    case 'empty':
      return translate({
        id: 'migrationChecker.empty',
        message: 'There is no code yet. Paste a file, or try the sample.',
      });
    case 'too-long':
      return translate(
        {
          id: 'migrationChecker.tooLong',
          message:
            'The code is longer than {count} characters. Check its files one by one.',
        },
        { count: String(MAX_CODE_LENGTH) },
      );
    case 'failed':
      return translate({
        id: 'migrationChecker.failed',
        message:
          'The code could not be checked. Look at your connection and try again.',
      });
    case 'done': {
      const { findings, useCount } = state.result;
      return findings.length > 0
        ? translate(
            {
              id: 'migrationChecker.found',
              message:
                '{found} places need your attention. {uses} uses of MUI X were looked at.',
            },
            { found: findings.length, uses: useCount },
          )
        : getNothingText(useCount);
    }
  }
}

function getNothingText(useCount: number): string {
  return useCount === 0
    ? translate({
        id: 'migrationChecker.noUses',
        message:
          'The code uses nothing of the MUI X packages of that version, so there was nothing to compare.',
      })
    : translate(
        {
          id: 'migrationChecker.nothing',
          message:
            'Nothing was found. {uses} uses of MUI X were looked at, and the newer version has all of them as they are.',
        },
        { uses: useCount },
      );
}

/** What the checker does or has found, for the eye and for screen readers. */
export default function CheckerStatus({
  state,
}: {
  readonly state: CheckState;
}): ReactNode {
  return (
    <p role="status" className={styles.status} data-state={state.kind}>
      {getText(state)}
    </p>
  );
}
