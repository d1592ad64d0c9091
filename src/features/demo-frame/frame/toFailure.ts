import type { CodePosition, Failure } from '../protocol';
import {
  NoComponentError,
  NotLoadedError,
  UnknownExportError,
  UnknownImportError,
} from './failures';
import { explainReactMessage } from './reactMessages';
import { SCRIPT_START } from './runScript';

/** Address of a script that edited code became → the name of its file. */
export type FileNames = ReadonlyMap<string, string>;

/** The first place in a stack that is in edited code, in the form of any browser. */
export function findPosition(
  stack: string | undefined,
  fileNames: FileNames,
): CodePosition | undefined {
  for (const [, url = '', lineText, columnText] of (stack ?? '').matchAll(
    /(blob:[^\s()]+?):(\d+):(\d+)/g,
  )) {
    const file = fileNames.get(url);
    const [line, column] = [Number(lineText), Number(columnText)];
    if (file !== undefined) {
      const before = line === 1 ? SCRIPT_START.length : 0;
      return { file, line, column: Math.max(1, column - before) };
    }
  }
  return undefined;
}

/** What was thrown, in a form that the page understands. */
export function toFailure(reason: unknown, fileNames: FileNames): Failure {
  const position =
    reason instanceof Error ? findPosition(reason.stack, fileNames) : undefined;
  if (reason instanceof UnknownImportError) {
    const { specifier, nearest } = reason;
    return { type: 'unknown-import', specifier, nearest, position };
  }
  if (reason instanceof UnknownExportError) {
    const { specifier, exportName: name, nearest } = reason;
    return { type: 'unknown-export', specifier, name, nearest, position };
  }
  if (reason instanceof NotLoadedError) {
    return { type: 'not-loaded', specifier: reason.specifier };
  }
  if (reason instanceof NoComponentError) {
    return { type: 'no-component' };
  }
  const message =
    reason instanceof Error
      ? `${reason.name}: ${explainReactMessage(reason.message)}`
      : String(reason);
  return { type: 'thrown', message, position };
}
