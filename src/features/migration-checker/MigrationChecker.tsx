import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { OnRequest } from '../lazy';
import CheckerForm from './CheckerForm';
import CodeInput from './CodeInput';
import CheckerStatus from './CheckerStatus';
import { listTargets, MAX_CODE_LENGTH } from './logic';
import type { ResultsProps } from './Results';
import styles from './styles.lazy.module.css';
import { useChecker, type Question } from './useChecker';

const loadResults = (): Promise<{
  readonly default: (props: ResultsProps) => ReactNode;
}> => import('./Results');

/** Marks what a file of an older version has to change. The code stays in the browser. */
export default function MigrationChecker(): ReactNode {
  const [question, setQuestion] = useState<Question>({
    code: '',
    from: 'v6',
    to: 'v7',
    product: 'all',
  });
  const { state, start, reset } = useChecker();

  function change(next: Question): void {
    const targets = listTargets(next.from);
    const to = targets.includes(next.to) ? next.to : (targets.at(-1) ?? 'v7');
    setQuestion({ ...next, to });
    if (state.kind !== 'idle') {
      reset();
    }
  }

  /** A whole file is there at once, so it can be checked at once. */
  function open(code: string, from = question.from): void {
    const next = { ...question, from, code, to: 'v7' };
    if (code.length <= MAX_CODE_LENGTH) {
      setQuestion(next);
    }
    start(next);
  }

  return (
    <div className={styles.root}>
      <noscript>
        <p>
          <Translate id="migrationChecker.noScript">
            The checker needs JavaScript, because it reads your code in your own
            browser. The guides list the same changes.
          </Translate>
        </p>
      </noscript>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start(question);
        }}
      >
        <CheckerForm question={question} onChange={change} />
        <CodeInput
          code={question.code}
          onChange={(code) => change({ ...question, code })}
          onOpen={open}
          isBusy={state.kind === 'checking'}
        />
      </form>
      <CheckerStatus state={state} />
      {state.kind === 'done' && (
        <OnRequest
          load={loadResults}
          props={{ code: state.question.code, result: state.result }}
        />
      )}
    </div>
  );
}
