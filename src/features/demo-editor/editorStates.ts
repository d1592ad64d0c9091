import { EditorState, type TransactionSpec } from '@codemirror/state';
import { createExtensions, type EditorEvents } from './editorSetup';

/** Text, selection and what can be undone, by edit: they outlive the component and the page. */
const states = new Map<string, EditorState>();

/** Of the component that shows the state now. */
const events = new Map<string, EditorEvents>();

const NO_EVENTS: EditorEvents = {
  onChange() {},
  onLeave() {},
  onTabMode() {},
};

/** All of a text is another; that can be undone. */
export function replaceAll(state: EditorState, code: string): TransactionSpec {
  return { changes: { from: 0, to: state.doc.length, insert: code } };
}

/** The state as it was left, with another text where that has changed meanwhile. */
export function openState(key: string, code: string): EditorState {
  const state =
    states.get(key) ??
    EditorState.create({
      doc: code,
      extensions: createExtensions(() => events.get(key) ?? NO_EVENTS),
    });
  return state.doc.toString() === code
    ? state
    : state.update(replaceAll(state, code)).state;
}

export function keepState(key: string, state: EditorState): void {
  states.set(key, state);
}

export function setEvents(key: string, next: EditorEvents): void {
  events.set(key, next);
}
