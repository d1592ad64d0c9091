import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Whether the browser has selected what the editor takes for selected. It selects what it corrects, just before. */
function agreesOnSelection(view: EditorView): boolean {
  const selection = view.dom.ownerDocument.getSelection();
  const { anchor, head } = view.state.selection.main;
  return (
    selection?.anchorNode != null &&
    selection.focusNode !== null &&
    view.contentDOM.contains(selection.anchorNode) &&
    view.contentDOM.contains(selection.focusNode) &&
    view.posAtDOM(selection.anchorNode, selection.anchorOffset) === anchor &&
    view.posAtDOM(selection.focusNode, selection.focusOffset) === head
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
    agreesOnSelection(view)
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
