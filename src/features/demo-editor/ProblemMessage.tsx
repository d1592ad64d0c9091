import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { getTabKeyName } from './getTabKeyName';
import type { SessionState } from './session';
import styles from './editor.lazy.module.css';

export interface ProblemMessageProps {
  /** Of the text that tells how to leave the editor. */
  readonly helpId: string;
  readonly state: SessionState;
  readonly tabMovesFocus: boolean;
  readonly onReload: () => void;
}

function getProblemText({ problem }: SessionState): string {
  if (!problem) {
    return '';
  }
  const { line, column = 1, message } = problem;
  return line === undefined
    ? message
    : translate(
        {
          id: 'demoEditor.problem.place',
          message: 'Line {line}, column {column}: {message}',
        },
        { line: String(line), column: String(column), message },
      );
}

function getStuckText({ stuck }: SessionState): string {
  switch (stuck) {
    case 'hung':
      return translate({
        id: 'demoEditor.stuck.hung',
        message:
          'The preview does not answer any more: the code may be in a loop without an end.',
      });
    case 'not-loaded':
      return translate({
        id: 'demoEditor.stuck.notLoaded',
        message: 'The preview could not be loaded. Check your connection.',
      });
    default:
      return '';
  }
}

function getHelpText(tabMovesFocus: boolean): string {
  const key = getTabKeyName(navigator.platform);
  return tabMovesFocus
    ? translate(
        {
          id: 'demoEditor.help.tabMoves',
          message:
            'Tab moves the focus. {key} lets it indent again. Escape leaves the editor.',
        },
        { key },
      )
    : translate(
        {
          id: 'demoEditor.help.tabIndents',
          message:
            'Tab indents. {key} lets it move the focus. Escape leaves the editor.',
        },
        { key },
      );
}

/** Below the code, so that it covers none of it: what is wrong, or how to use the keyboard. */
export default function ProblemMessage({
  helpId,
  state,
  tabMovesFocus,
  onReload,
}: ProblemMessageProps): ReactNode {
  const stuckText = getStuckText(state);
  const text = stuckText || getProblemText(state);
  const help = getHelpText(tabMovesFocus);
  return (
    <div className={styles.foot} data-problem={text ? true : undefined}>
      <div role="status" dir="auto" className={styles.message}>
        {text}
        {!text && state.printed && (
          <Translate
            id="demoEditor.printed"
            values={{ text: <code dir="ltr">{state.printed}</code> }}
          >
            {'In the console: {text}'}
          </Translate>
        )}
        {tabMovesFocus && <span className="visually-hidden">{help}</span>}
      </div>
      {stuckText && (
        <button type="button" className={styles.button} onClick={onReload}>
          <Translate id="demoEditor.stuck.reload">Reload the preview</Translate>
        </button>
      )}
      <div id={helpId} dir="auto" className={styles.help} hidden={text !== ''}>
        {help}
      </div>
    </div>
  );
}
