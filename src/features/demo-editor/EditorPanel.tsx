import { translate } from '@docusaurus/Translate';
import type { EditorState } from '@codemirror/state';
import type { PageDemo } from '@site/plugins/demos/types';
import { useId, useState, type ReactNode } from 'react';
import { useCodeVariant } from '../code-variant';
import CodeEditor from './CodeEditor';
import { getEdit, setEdit } from './edits';
import { findMistake } from './findMistake';
import ProblemMessage from './ProblemMessage';
import type { CodeProblem } from './session';
import { getSession } from './sessions';
import type { DemoEditing } from './useDemoEditing';
import { useSession } from './useSession';
import styles from './editor.lazy.module.css';

export interface EditorPanelProps {
  readonly editing: DemoEditing;
  readonly demo: PageDemo;
  readonly title: string;
  /** The demo's own code. */
  readonly original: string;
  /** Escape was pressed. */
  readonly onLeave: () => void;
}

function findProblem(state: EditorState): CodeProblem | undefined {
  const mistake = findMistake(state);
  return (
    mistake && {
      line: mistake.line,
      column: mistake.column,
      message: translate(
        {
          id: 'demoEditor.problem.mismatchedTag',
          message: '{tag} closes no element that is open here.',
        },
        { tag: mistake.tag },
      ),
    }
  );
}

/** The code of a demo, to be changed, and below it what is wrong with it. */
export default function EditorPanel({
  editing,
  demo,
  title,
  original,
  onLeave,
}: EditorPanelProps): ReactNode {
  const { key: editKey } = editing;
  const { codeVariant } = useCodeVariant();
  const { state } = useSession(editKey, demo, codeVariant);
  const [tabMovesFocus, setTabMovesFocus] = useState(false);
  const helpId = useId();
  const getCode = (): string => getEdit(editKey)?.code ?? original;

  function handleChange(editorState: EditorState): void {
    const code = editorState.doc.toString();
    if (code === getCode()) {
      return;
    }
    const isForeign = getEdit(editKey)?.isForeign ?? false;
    setEdit(editKey, code === original ? undefined : { code, isForeign });
    if (getEdit(editKey) && !isForeign) {
      getSession(editKey, demo, codeVariant).change(code, () =>
        findProblem(editorState),
      );
    }
  }

  return (
    <div className={styles.panel}>
      <CodeEditor
        editKey={editKey}
        label={translate(
          { id: 'demoEditor.label', message: 'Code of the demo: {title}' },
          { title },
        )}
        describedBy={helpId}
        problem={state.problem}
        starts={editing.starts}
        takeFocus={editing.takeFocus}
        getCode={getCode}
        onChange={handleChange}
        onLeave={onLeave}
        onTabMode={setTabMovesFocus}
      />
      <ProblemMessage
        helpId={helpId}
        state={state}
        tabMovesFocus={tabMovesFocus}
        onReload={() => getSession(editKey, demo, codeVariant).reload()}
      />
    </div>
  );
}
