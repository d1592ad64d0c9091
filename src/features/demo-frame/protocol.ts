import type { DateLibrary } from '@site/plugins/demos/types';

/** What the page and the frame say to each other. Both sides check what they hear. */

/** Folder of the frame's document: `plugins/demo-frame` writes it there. */
export const FRAME_PATH = '/demo-frame/';

/** A file that is compiled: plain JavaScript, a style sheet, or JSON. */
export interface CompiledFile {
  /** As it is imported, with its extension: `data.ts`. */
  readonly name: string;
  readonly code: string;
}

/** Code that is ready to run. */
export interface Program {
  /** Larger than that of every program before. */
  readonly id: number;
  /** The demo is the first one. */
  readonly files: readonly CompiledFile[];
}

/** What a demo runs in. */
export interface FrameSettings {
  readonly dense: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly paletteColors: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  readonly spacing: number;
  readonly paletteMode: 'light' | 'dark';
  /** Of the site: `en`. */
  readonly language: string;
  /** Of the components' texts, where it is not the site's: `zhCN`. */
  readonly locale?: string | undefined;
  /** What writes the dates, if there are any. */
  readonly dateLibrary?: DateLibrary | undefined;
  /** Room around the demo, in pixels. */
  readonly padding: number;
}

/** A place in compiled code; line and column count from 1. */
export interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Why code did not run. */
export type Failure =
  | {
      readonly type: 'unknown-import';
      readonly specifier: string;
      /** The module that was meant, perhaps. */
      readonly nearest?: string | undefined;
      readonly position?: CodePosition | undefined;
    }
  | {
      readonly type: 'unknown-export';
      readonly specifier: string;
      readonly name: string;
      readonly nearest?: string | undefined;
      readonly position?: CodePosition | undefined;
    }
  /** Nothing that React can render is the default export. */
  | { readonly type: 'no-component' }
  | { readonly type: 'not-loaded'; readonly specifier: string }
  | {
      readonly type: 'thrown';
      readonly message: string;
      readonly position?: CodePosition | undefined;
    };

export type HostMessage =
  | { readonly kind: 'settings'; readonly settings: FrameSettings }
  | {
      readonly kind: 'font';
      readonly family: string;
      readonly data: ArrayBuffer;
    }
  | { readonly kind: 'run'; readonly program: Program };

export type FrameMessage =
  | { readonly kind: 'ready' }
  /** Sent again and again: the frame is not stuck. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'ran'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure }
  /** Of its content, in whole pixels. */
  | { readonly kind: 'height'; readonly height: number }
  /** The code wrote an error to the console. */
  | { readonly kind: 'printed'; readonly id: number; readonly text: string };

/** How often a frame says that it is alive. */
export const ALIVE_INTERVAL_MS = 500;

type Unknown = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || isText(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isOptionalPosition(value: unknown): boolean {
  return (
    value === undefined ||
    (isObject(value) &&
      isText(value['file']) &&
      isCount(value['line']) &&
      isCount(value['column']))
  );
}

function isFailure(value: unknown): value is Failure {
  if (!isObject(value) || !isOptionalPosition(value['position'])) {
    return false;
  }
  switch (value['type']) {
    case 'no-component':
      return true;
    case 'not-loaded':
      return isText(value['specifier']);
    case 'unknown-import':
      return isText(value['specifier']) && isOptionalText(value['nearest']);
    case 'unknown-export':
      return (
        isText(value['specifier']) &&
        isText(value['name']) &&
        isOptionalText(value['nearest'])
      );
    case 'thrown':
      return isText(value['message']);
    default:
      return false;
  }
}

function isFrameMessage(value: unknown): value is FrameMessage {
  if (!isObject(value)) {
    return false;
  }
  switch (value['kind']) {
    case 'ready':
    case 'alive':
      return true;
    case 'ran':
      return isCount(value['id']);
    case 'failed':
      return isCount(value['id']) && isFailure(value['failure']);
    case 'height':
      return isCount(value['height']);
    case 'printed':
      return isCount(value['id']) && isText(value['text']);
    default:
      return false;
  }
}

/** What a frame said; undefined for anything that no frame of ours says. The code in it may send what it likes. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  return isFrameMessage(data) ? data : undefined;
}
