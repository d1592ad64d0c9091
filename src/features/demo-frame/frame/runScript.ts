import type { CompiledFile } from '../protocol';

/** A module as CommonJS has it. */
export type Factory = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** What comes before the code, in its first line, so that lines stay what they are. */
export const SCRIPT_START =
  'demoFrame.define(document.currentScript.src, function (require, module, exports) {';

/** Addresses of the scripts, so that places in a stack lead back to files. */
export const fileNames = new Map<string, string>();

/** As many as one program may have; those of older programs are let go. */
const KEPT_SCRIPTS = 50;

interface Waiting {
  readonly resolve: (factory: Factory) => void;
  readonly reject: (reason: Error) => void;
}

const waiting = new Map<string, Waiting>();

/** What a script calls that edited code became. */
export function defineFactory(url: string, factory: Factory): void {
  waiting.get(url)?.resolve(factory);
}

/** A mistake in the grammar that the compiler let pass. */
class ScriptError extends Error {
  constructor({ message, filename, lineno, colno }: ErrorEvent) {
    super(message.replace(/^Uncaught \w*Error: /, ''));
    this.name = 'SyntaxError';
    this.stack = `${filename}:${lineno}:${colno}`;
  }
}

/** Whether an error is one that {@link runScript} rejects with: nobody else has to hear of it. */
export function takeScriptError(event: ErrorEvent): boolean {
  const script = waiting.get(event.filename);
  script?.reject(new ScriptError(event));
  return script !== undefined;
}

function remember(url: string, name: string): void {
  fileNames.set(url, name);
  const [oldest] = fileNames.keys();
  if (fileNames.size > KEPT_SCRIPTS && oldest !== undefined) {
    URL.revokeObjectURL(oldest);
    fileNames.delete(oldest);
  }
}

/**
 * Lets the browser read a file as a script: it tells line and column of every
 * mistake, and nothing has to be evaluated from a text.
 * @throws {Error} For code that is no JavaScript.
 */
export async function runScript({
  name,
  code,
}: CompiledFile): Promise<Factory> {
  const url = URL.createObjectURL(
    new Blob([`${SCRIPT_START}${code}\n});`], { type: 'text/javascript' }),
  );
  remember(url, name);
  const script = document.createElement('script');
  script.src = url;
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(url, { resolve, reject });
      script.onload = () => reject(new Error(`${name} did not run.`));
      script.onerror = () => reject(new Error(`${name} was not read.`));
      document.head.append(script);
    });
  } finally {
    waiting.delete(url);
    script.remove();
  }
}
