import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { overrides } from '../../../package.json';

const run = promisify(execFile);

type Versions = Record<string, string>;

interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly overrides?: Versions;
}

/** Versions that this site's own installation is bound to, as its registry may lack others. */
const OWN_PINS = Object.fromEntries(
  Object.entries(overrides).filter(
    ([, version]) => typeof version === 'string',
  ),
) as Versions;

/** npm as a reader has it: nothing of the test's own settings. */
async function runNpm(directory: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$)/i.test(name),
    ),
  );
  try {
    // Node's variables of this process are of no use to npm, whatever it asks for.
    await run('npm', args, { cwd: directory, env: env as NodeJS.ProcessEnv });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as {
      stdout?: string;
      stderr?: string;
    };
    throw new Error(
      `npm ${args.join(' ')} failed in ${directory}:\n${stdout}\n${stderr}`,
      { cause: error },
    );
  }
}

/** Unpacks an archive, as a reader does. Resolves to the folder that it holds. */
export async function unpack(
  archive: Uint8Array,
  directory: string,
): Promise<string> {
  const files = Object.entries(unzipSync(archive));
  for (const [file, bytes] of files) {
    const target = path.join(directory, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, bytes);
  }
  const [[first = ''] = []] = files;
  return path.join(directory, first.split('/')[0] ?? '');
}

/**
 * Installs what all projects ask for, once, in the folder around them: each
 * finds it there.
 */
export async function installTogether(
  directory: string,
  projects: readonly string[],
): Promise<void> {
  const manifests = await Promise.all(
    projects.map(
      async (project) =>
        JSON.parse(
          await fs.readFile(path.join(project, 'package.json'), 'utf8'),
        ) as Manifest,
    ),
  );
  const merge = (key: keyof Manifest): Versions =>
    Object.assign({}, ...manifests.map((manifest) => manifest[key]));
  await fs.writeFile(
    path.join(directory, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: merge('dependencies'),
      devDependencies: merge('devDependencies'),
      overrides: { ...OWN_PINS, ...merge('overrides') },
    }),
  );
  await runNpm(
    directory,
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  );
}

/** Runs a project's own build. Resolves to the folder that holds the page. */
export async function buildProject(project: string): Promise<string> {
  await runNpm(project, 'run', 'build');
  return path.join(project, 'dist');
}
