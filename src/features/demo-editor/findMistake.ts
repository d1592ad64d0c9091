import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** A place in a document; line and column count from 1. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  /** The tag that does not close the one that is open. */
  readonly tag: string;
}

/** A closing tag of another element: the compiler lets that pass. */
export function findMistake(state: EditorState): Mistake | undefined {
  let found: Mistake | undefined;
  syntaxTree(state).iterate({
    enter({ name, from, to }) {
      if (!found && name === 'JSXMismatchedCloseTag') {
        const line = state.doc.lineAt(from);
        found = {
          line: line.number,
          column: from - line.from + 1,
          tag: state.sliceDoc(from, to),
        };
      }
      return !found;
    },
  });
  return found;
}
