import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** A place in a document; line and column count from 1. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  /** The tag that does not close the one that is open. */
  readonly tag: string;
}

/** Time for what the editor has not read yet, in milliseconds. */
const PARSE_MS = 50;

/** `<Stack spacing={1}>` and `</Stack>` → `Stack`; a fragment has an empty name. */
function getTagName(
  state: EditorState,
  tag: { readonly from: number; readonly to: number },
): string {
  const text = state.sliceDoc(tag.from, tag.to);
  return /^<\/?\s*([\w$.:-]*)/.exec(text)?.[1] ?? '';
}

/** A closing tag of another element: the compiler lets that pass. */
export function findMistake(state: EditorState): Mistake | undefined {
  let found: Mistake | undefined;
  const { length } = state.doc;
  const tree = ensureSyntaxTree(state, length, PARSE_MS) ?? syntaxTree(state);
  tree.iterate({
    enter({ name, node }) {
      const closing = name === 'JSXElement' ? node.lastChild : null;
      const opening = node.firstChild;
      if (
        !found &&
        opening &&
        /^JSX(Open|Fragment)Tag$/.test(opening.name) &&
        closing?.name === 'JSXCloseTag' &&
        getTagName(state, opening) !== getTagName(state, closing)
      ) {
        const line = state.doc.lineAt(closing.from);
        found = {
          line: line.number,
          column: closing.from - line.from + 1,
          tag: state.sliceDoc(closing.from, closing.to),
        };
      }
      return !found;
    },
  });
  return found;
}
