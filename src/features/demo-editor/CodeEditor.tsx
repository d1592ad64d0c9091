import { setDiagnostics } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, type ReactNode } from 'react';
import { subscribeToEdits } from './edits';
import { keepState, openState, replaceAll, setEvents } from './editorStates';
import type { CodeProblem } from './session';
import styles from './editor.lazy.module.css';

export interface CodeEditorProps {
  /** Of the edit. */
  readonly editKey: string;
  /** Names it for screen readers. */
  readonly label: string;
  /** Of the element that tells how to leave it. */
  readonly describedBy: string;
  readonly problem: CodeProblem | undefined;
  /** Another one may ask for the focus. */
  readonly starts: number;
  readonly takeFocus: () => boolean;
  /** The code as it should be: it may change elsewhere. */
  readonly getCode: () => string;
  readonly onChange: (state: EditorState) => void;
  readonly onLeave: () => void;
  readonly onTabMode: (movesFocus: boolean) => void;
}

function toDiagnostics(state: EditorState, problem: CodeProblem | undefined) {
  if (problem?.line === undefined || problem.line > state.doc.lines) {
    return [];
  }
  const line = state.doc.line(problem.line);
  const from = Math.min(line.from + (problem.column ?? 1) - 1, line.to);
  return [
    {
      from,
      to: Math.max(from, line.to),
      severity: 'error' as const,
      message: problem.message,
    },
  ];
}

/** A field for code. Not a tab stop: Tab goes past it, unless the reader went in. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const { editKey, label, describedBy, problem, starts } = props;
  const parentRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const parent = parentRef.current;
    if (!parent) {
      return undefined;
    }
    const view = new EditorView({
      parent,
      state: openState(editKey, latest.current.getCode()),
    });
    viewRef.current = view;
    view.contentDOM.tabIndex = -1;
    view.setTabFocusMode(false);
    setEvents(editKey, {
      onChange: ({ state }) => latest.current.onChange(state),
      onLeave: () => latest.current.onLeave(),
      onTabMode: (movesFocus) => latest.current.onTabMode(movesFocus),
    });
    const unsubscribe = subscribeToEdits(() => {
      const code = latest.current.getCode();
      if (view.state.doc.toString() !== code) {
        view.dispatch(replaceAll(view.state, code));
      }
    });
    return () => {
      unsubscribe();
      keepState(editKey, view.state);
      view.destroy();
    };
  }, [editKey]);

  useEffect(() => {
    if (latest.current.takeFocus()) {
      viewRef.current?.focus();
    }
  }, [editKey, starts]);

  useEffect(() => {
    const content = viewRef.current?.contentDOM;
    content?.setAttribute('aria-label', label);
    content?.setAttribute('aria-describedby', describedBy);
  }, [editKey, label, describedBy]);

  useEffect(() => {
    const view = viewRef.current;
    view?.dispatch(
      setDiagnostics(view.state, toDiagnostics(view.state, problem)),
    );
  }, [editKey, problem]);

  return <div ref={parentRef} dir="ltr" className={styles.editor} />;
}
