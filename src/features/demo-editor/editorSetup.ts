import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
} from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import {
  EditorView,
  keymap,
  lineNumbers,
  type KeyBinding,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { writeTypedText } from './typedText';

/** What the editor tells its surroundings. */
export interface EditorEvents {
  readonly onChange: (view: EditorView) => void;
  /** Escape: the keyboard goes back to the page. */
  readonly onLeave: () => void;
  /** Tab moves the focus from now on, or writes spaces again. */
  readonly onTabMode: (movesFocus: boolean) => void;
}

const INDENT = '  ';

/** Behaviours §21: steps that can be undone at least, and the pause that ends a step. */
const HISTORY = { minDepth: 100, newGroupDelay: 3000 };

/** The classes of the code that was highlighted by the build. */
const HIGHLIGHTING = HighlightStyle.define([
  { tag: tags.comment, class: 'code-comment' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName],
    class: 'code-keyword',
  },
  { tag: [tags.string, tags.special(tags.string)], class: 'code-string' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'code-function',
  },
  { tag: [tags.typeName, tags.className], class: 'code-function' },
  { tag: [tags.number, tags.bool, tags.null], class: 'code-constant' },
  { tag: [tags.propertyName, tags.attributeName], class: 'code-parameter' },
  { tag: [tags.punctuation, tags.operator], class: 'code-punctuation' },
]);

/** Where Tab moves the focus. Every view begins with Tab writing spaces. */
const tabMovesFocus = new WeakSet<EditorView>();

function insertIndent(view: EditorView): boolean {
  const { state } = view;
  if (state.selection.ranges.some((range) => !range.empty)) {
    return indentMore(view);
  }
  view.dispatch(state.replaceSelection(INDENT), { userEvent: 'input' });
  return true;
}

function createKeys(events: () => EditorEvents): readonly KeyBinding[] {
  return [
    {
      key: 'Escape',
      run: () => {
        events().onLeave();
        return true;
      },
    },
    {
      key: 'Ctrl-m',
      mac: 'Ctrl-Shift-m',
      run: (view) => {
        const movesFocus = !tabMovesFocus.has(view);
        tabMovesFocus[movesFocus ? 'add' : 'delete'](view);
        view.setTabFocusMode(movesFocus);
        events().onTabMode(movesFocus);
        return true;
      },
    },
    { key: 'Tab', run: insertIndent, shift: indentLess },
  ];
}

/**
 * Everything that makes an editor of a text field.
 *
 * @param getEvents Asked at each event: a state outlives the component that shows it.
 */
export function createExtensions(getEvents: () => EditorEvents): Extension {
  // Messages are below the code; one that opens above it would cover it.
  const withoutTooltips = { tooltipFilter: () => [] };
  return [
    Prec.highest(keymap.of([...createKeys(getEvents)])),
    history(HISTORY),
    lineNumbers(),
    writeTypedText(),
    EditorView.editorAttributes.compute(['doc'], ({ doc }) => ({
      style: `--line-count: ${doc.lines}`,
    })),
    javascript({ jsx: true, typescript: true }),
    syntaxHighlighting(HIGHLIGHTING),
    bracketMatching(),
    closeBrackets(),
    indentUnit.of(INDENT),
    EditorState.tabSize.of(INDENT.length),
    lintGutter(withoutTooltips),
    linter(null, withoutTooltips),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, view }) => {
      if (docChanged) {
        getEvents().onChange(view);
      }
    }),
  ];
}
