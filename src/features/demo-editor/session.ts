import type { Failure, FrameMessage, Program } from '../demo-frame';
import type { Compiler } from './compiler';
import type { Place, SourceText } from './worker/messages';

/** What is wrong with the code, for the reader. */
export interface CodeProblem extends Partial<Place> {
  readonly message: string;
}

/** How edited code is doing. */
export interface SessionState {
  /** What the frames run: the last code that could be compiled. */
  readonly program?: Program | undefined;
  readonly problem?: CodeProblem | undefined;
  /** What the code wrote to the console as an error. */
  readonly printed?: string | undefined;
  /** Why the frames do not answer. */
  readonly stuck?: 'hung' | 'not-loaded' | undefined;
  /** Another one asks for new frames. */
  readonly frameKey: number;
}

export interface SessionOptions {
  readonly compiler: Compiler;
  /** Name of the file that is edited: `Demo.tsx`. */
  readonly fileName: string;
  /** The files beside it. */
  readonly loadModules: () => Promise<readonly SourceText[]>;
  readonly describe: (failure: Failure) => string;
}

export interface Session {
  /** The same object until something changes. */
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The code is another one. It is compiled once the reader pauses.
   * @param findMistake Called then: what the editor knows that the compiler lets pass.
   */
  readonly change: (
    code: string,
    findMistake?: () => CodeProblem | undefined,
  ) => void;
  /** Compiles at once, unless the code was compiled before. */
  readonly open: (code: string) => void;
  readonly receive: (message: FrameMessage) => void;
  readonly setStuck: (stuck: SessionState['stuck']) => void;
  /** New frames, with the last code that ran. */
  readonly reload: () => void;
}

/** How long a pause in typing is before the code runs. */
export const PAUSE_MS = 100;

/** How long after the last key a message appears: nobody wants one about a half-written word. */
export const MESSAGE_DELAY_MS = 300;

let lastProgramId = 0;

export function createSession({
  compiler,
  fileName,
  loadModules,
  describe,
}: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { frameKey: 0 };
  let code: string | undefined;
  let changedAt = 0;
  let currentId = 0;
  let failedId = 0;
  let goodProgram: Program | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let messageTimer: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function show(problem: CodeProblem | undefined): void {
    clearTimeout(messageTimer);
    if (!problem) {
      update({ problem });
      return;
    }
    const waitMs = changedAt + MESSAGE_DELAY_MS - Date.now();
    messageTimer = setTimeout(() => update({ problem }), Math.max(0, waitMs));
  }

  function run(program: Program): void {
    const isStuck = state.stuck !== undefined;
    update({
      program,
      printed: undefined,
      stuck: undefined,
      frameKey: state.frameKey + (isStuck ? 1 : 0),
    });
  }

  async function compile(
    text: string,
    findMistake?: () => CodeProblem | undefined,
  ): Promise<void> {
    lastProgramId += 1;
    const id = lastProgramId;
    currentId = id;
    try {
      const files = [{ name: fileName, code: text }, ...(await loadModules())];
      const result = await compiler.compile(id, files);
      if (id !== currentId) {
        return;
      }
      const mistake = 'error' in result ? result.error : findMistake?.();
      if ('files' in result && !mistake) {
        run({ id, files: result.files });
      } else {
        show(mistake);
      }
    } catch {
      if (id === currentId) {
        show({ message: describe({ type: 'not-loaded', specifier: '' }) });
      }
    }
  }

  async function fail(id: number, failure: Failure): Promise<void> {
    failedId = id;
    const position = 'position' in failure ? failure.position : undefined;
    const place =
      position && (await compiler.locate(id, position.file, position));
    if (id !== state.program?.id) {
      return;
    }
    const isOwn = position?.file === fileName;
    const message = describe(failure);
    show({
      message: position && !isOwn ? `${position.file}: ${message}` : message,
      ...(isOwn && place),
    });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(text, findMistake) {
      code = text;
      changedAt = Date.now();
      currentId = 0; // What is being compiled is old.
      clearTimeout(pauseTimer);
      clearTimeout(messageTimer);
      pauseTimer = setTimeout(() => void compile(text, findMistake), PAUSE_MS);
    },
    open(text) {
      if (code !== text) {
        code = text;
        void compile(text);
      }
    },
    receive(message) {
      const id = state.program?.id;
      if (!('id' in message) || message.id !== id) {
        return;
      }
      switch (message.kind) {
        case 'ran':
          goodProgram = state.program;
          if (failedId !== id) {
            show(undefined);
          }
          break;
        case 'failed':
          void fail(message.id, message.failure);
          break;
        case 'printed':
          update({ printed: message.text });
          break;
      }
    },
    setStuck: (stuck) => update({ stuck }),
    reload: () =>
      update({
        stuck: undefined,
        program: goodProgram,
        frameKey: state.frameKey + 1,
      }),
  };
}
