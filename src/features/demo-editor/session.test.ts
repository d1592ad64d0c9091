import type { Failure, Program } from '../demo-frame';
import type { Compiler } from './compiler';
import {
  createSession,
  MESSAGE_DELAY_MS,
  PAUSE_MS,
  type Session,
} from './session';
import type { CompileResult, SourceText } from './worker/messages';

/** A compiler that takes no time, and refuses code with the word "broken". */
function createCompiler() {
  const compiled: string[] = [];
  const compiler: Compiler = {
    async compile(_id, files: readonly SourceText[]): Promise<CompileResult> {
      const code = files[0]?.code ?? '';
      compiled.push(code);
      return code.includes('broken')
        ? { error: { file: 'Demo.tsx', message: 'Broken', line: 3, column: 5 } }
        : { files };
    },
    locate: async (_id, _file, { line, column }) => ({
      line,
      column: column - 1,
    }),
  };
  return { compiler, compiled };
}

function start() {
  const { compiler, compiled } = createCompiler();
  const session = createSession({
    compiler,
    fileName: 'Demo.tsx',
    loadModules: async () => [{ name: 'data.ts', code: '' }],
    describe: (failure: Failure) =>
      failure.type === 'thrown' ? failure.message : failure.type,
  });
  return { session, compiled };
}

/** Writes code and waits until it is on its way to the frames. */
async function write(session: Session, code: string): Promise<Program> {
  session.change(code);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  return session.getState().program as Program;
}

const getProblem = (session: Session) => session.getState().problem;

describe('createSession', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('compiles once the reader pauses, with the files beside the demo', async () => {
    const { session, compiled } = start();
    session.change('a');
    await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
    session.change('ab');
    await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(compiled).toEqual([]);
    const program = await write(session, 'abc');
    expect(compiled).toEqual(['abc']);
    expect(program.files.map(({ name }) => name)).toEqual([
      'Demo.tsx',
      'data.ts',
    ]);
  });

  it('gives every program a larger id', async () => {
    const { session } = start();
    const first = await write(session, 'a');
    const second = await write(session, 'b');
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('keeps the program that ran while the code is broken, and says so after a while', async () => {
    const { session } = start();
    const good = await write(session, 'good');
    session.receive({ kind: 'ran', id: good.id });
    expect(await write(session, 'broken')).toBe(good);
    expect(getProblem(session)).toBeUndefined();
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS - PAUSE_MS);
    expect(getProblem(session)).toMatchObject({
      message: 'Broken',
      line: 3,
      column: 5,
    });
  });

  it('takes the message away when the code runs again', async () => {
    const { session } = start();
    await write(session, 'broken');
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    const { id } = await write(session, 'mended');
    expect(getProblem(session)).toBeDefined();
    session.receive({ kind: 'ran', id });
    expect(getProblem(session)).toBeUndefined();
  });

  it('shows no message about code that was mended before it appeared', async () => {
    const { session } = start();
    await write(session, 'broken');
    await write(session, 'mended');
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    expect(getProblem(session)).toBeUndefined();
  });

  it('leads an error of running code to its place', async () => {
    const { session } = start();
    const { id } = await write(session, 'good');
    const position = { file: 'Demo.tsx', line: 4, column: 9 };
    session.receive({
      kind: 'failed',
      id,
      failure: { type: 'thrown', message: 'Oh', position },
    });
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    expect(getProblem(session)).toEqual({ message: 'Oh', line: 4, column: 8 });
    // Thrown while it mounted, by something that did not stop it.
    session.receive({ kind: 'ran', id });
    expect(getProblem(session)).toBeDefined();
  });

  it('names the file of an error that is not in the demo', async () => {
    const { session } = start();
    const { id } = await write(session, 'good');
    const position = { file: 'data.ts', line: 1, column: 2 };
    session.receive({
      kind: 'failed',
      id,
      failure: { type: 'thrown', message: 'Oh', position },
    });
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    expect(getProblem(session)).toEqual({ message: 'data.ts: Oh' });
  });

  it('does not listen to programs of the past', async () => {
    const { session } = start();
    const { id } = await write(session, 'old');
    await write(session, 'new');
    const failure = { type: 'no-component' } as const;
    session.receive({ kind: 'failed', id, failure });
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    expect(getProblem(session)).toBeUndefined();
  });

  it('runs nothing that the editor knows to be wrong', async () => {
    const { session } = start();
    session.change('fine', () => ({ message: 'Wrong tag', line: 1 }));
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    expect(getProblem(session)).toEqual({ message: 'Wrong tag', line: 1 });
    expect(session.getState().program).toBeUndefined();
  });

  it('asks for a new frame with the last good code when one is stuck', async () => {
    const { session } = start();
    const good = await write(session, 'good');
    session.receive({ kind: 'ran', id: good.id });
    await write(session, 'while (true) {}');
    session.setStuck('hung');
    session.reload();
    expect(session.getState()).toMatchObject({ program: good, frameKey: 1 });
    expect(session.getState().stuck).toBeUndefined();
  });

  it('asks for a new frame by itself when the code changes meanwhile', async () => {
    const { session } = start();
    await write(session, 'while (true) {}');
    session.setStuck('hung');
    await write(session, 'good');
    expect(session.getState()).toMatchObject({ frameKey: 1, stuck: undefined });
  });

  it('says that something is missing when nothing can be compiled', async () => {
    const session = createSession({
      compiler: {
        compile: async () => Promise.reject(new Error('No workers')),
        locate: async () => undefined,
      },
      fileName: 'Demo.tsx',
      loadModules: async () => [],
      describe: ({ type }) => type,
    });
    await write(session, 'a');
    await jest.advanceTimersByTimeAsync(MESSAGE_DELAY_MS);
    expect(getProblem(session)).toEqual({ message: 'not-loaded' });
  });
});
