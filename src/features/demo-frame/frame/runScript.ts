import type { CompiledFile } from '../protocol';

/** A module as CommonJS has it. */
export type Factory = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** Addresses of the scripts, so that places in a stack lead back to files. */
export const fileNames = new Map<string, string>();

/** As many as one program may have; those of older programs are let go. */
const KEPT_SCRIPTS = 50;

const factories = new Map<string, Factory>();

/** What a script calls that edited code became. */
export function defineFactory(url: string, factory: Factory): void {
  factories.set(url, factory);
}

function remember(url: string, name: string): void {
  fileNames.set(url, name);
  const [oldest] = fileNames.keys();
  if (fileNames.size > KEPT_SCRIPTS && oldest !== undefined) {
    URL.revokeObjectURL(oldest);
    fileNames.delete(oldest);
  }
}

/** A mistake in the grammar that the compiler let pass. */
class ScriptError extends Error {
  constructor({ message, filename, lineno, colno }: ErrorEvent) {
    super(message.replace(/^Uncaught \w*Error: /, ''));
    this.name = 'SyntaxError';
    this.stack = `${filename}:${lineno}:${colno}`;
  }
}

/**
 * Lets the browser read a file as a script: it tells line and column of every
 * mistake, and nothing has to be evaluated from a text.
 * @throws {Error} For code that is no JavaScript.
 */
export function runScript({ name, code }: CompiledFile): Promise<Factory> {
  // In the first line, so that lines stay what they are.
  const text = `demoFrame.define(document.currentScript.src, function (require, module, exports) {${code}\n});`;
  const url = URL.createObjectURL(
    new Blob([text], { type: 'text/javascript' }),
  );
  remember(url, name);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    function handleError(event: ErrorEvent): void {
      if (event.filename === url) {
        event.preventDefault();
        event.stopImmediatePropagation();
        finish();
        reject(new ScriptError(event));
      }
    }
    function finish(): void {
      window.removeEventListener('error', handleError, true);
      script.remove();
      factories.delete(url);
    }
    window.addEventListener('error', handleError, true);
    script.onload = () => {
      const factory = factories.get(url);
      finish();
      if (factory) {
        resolve(factory);
      }
    };
    script.onerror = () => {
      finish();
      reject(new Error(`${name} was not run.`));
    };
    script.src = url;
    document.head.append(script);
  });
}
