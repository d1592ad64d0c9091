import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the site's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A command that ended with another exit code than 0. */
export class CommandError extends Error {}

/**
 * Runs a command in the site's folder, its output shown.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] Added to the environment.
 * @returns {Promise<void>}
 * @throws {CommandError} When it ends with another exit code than 0.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new CommandError(
              `"${[command, ...args].join(' ')}" ended with code ${code}.`,
            ),
          ),
    );
  });
}

/**
 * Runs the steps of a script; the outermost place that sets the exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
