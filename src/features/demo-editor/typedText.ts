import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Whether an event replaces what the editor takes for selected, no more and no less. */
function replacesSelection(event: InputEvent, view: EditorView): boolean {
  const [range, ...others] = event.getTargetRanges();
  if (!range || others.length > 0) {
    return false;
  }
  const { from, to } = view.state.selection.main;
  return (
    view.posAtDOM(range.startContainer, range.startOffset) === from &&
    view.posAtDOM(range.endContainer, range.endOffset) === to
  );
}

function isPlainTyping(event: InputEvent, view: EditorView): boolean {
  return (
    event.inputType === 'insertText' &&
    Boolean(event.data) &&
    event.cancelable &&
    !event.isComposing &&
    !view.compositionStarted &&
    !view.state.readOnly &&
    replacesSelection(event, view)
  );
}

/**
 * Writes typed letters without the browser. Its own way is to change the page,
 * lay it out, and have the editor read back what has changed: half the time
 * that a key takes. Whatever is not plain typing (compositions, corrections)
 * goes that way still.
 */
export function writeTypedText(): Extension {
  return EditorView.domEventHandlers({
    beforeinput(event, view) {
      if (!isPlainTyping(event, view)) {
        return false;
      }
      const { state } = view;
      const { from, to } = state.selection.main;
      const text = event.data ?? '';
      const insert = () =>
        state.update(state.replaceSelection(state.toText(text)), {
          userEvent: 'input.type',
          scrollIntoView: true,
        });
      const isHandled = state
        .facet(EditorView.inputHandler)
        .some((handle) => handle(view, from, to, text, insert));
      if (!isHandled) {
        view.dispatch(insert());
      }
      return true;
    },
  });
}
