import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(__dirname, '../../..');
const FIXTURE = path.join(ROOT, 'server/__fixtures__/built-site');

/** The server as `npm start` runs it, in a process of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly processId: number;
  /** What it printed so far. */
  readOutput(): string;
  /** Ends it, with SIGKILL as a crash or the kernel would. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function stopAllServers(): void {
  running.forEach((child) => child.kill('SIGKILL'));
}

/** Starts the server on a free port; its data stays in `directory`, so that a second one finds it. */
export async function startServer(
  directory: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  fs.cpSync(FIXTURE, path.join(directory, 'build'), { recursive: true });
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href,
      path.join(ROOT, 'server/main.ts'),
      '--host',
      '127.0.0.1',
      '--port',
      '0',
    ],
    {
      cwd: directory,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DOCS_DATA_DIR: path.join(directory, 'data'),
        FEEDBACK_PER_MINUTE: '1000000',
        EVENTS_PER_MINUTE: '1000000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /The site is at \S+:(\d+)/.exec(output)?.[1];
      if (port) {
        resolve(`http://127.0.0.1:${port}`);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`It did not start:\n${output}`)));
  });
  return {
    origin,
    processId: child.pid ?? 0,
    readOutput: () => output,
    async stop(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      running.delete(child);
    },
  };
}
