/** Checks that every text of the shell and the navigation has a Chinese translation. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import docusaurusUtils from '@docusaurus/utils';
import { throwOnProblems } from '../plugins/lib/problem';
import {
  checkMessages,
  checkUntranslated,
  type Messages,
} from '../plugins/translation-status/checkMessages';

const { Globby } = docusaurusUtils;
const LOCALE = 'zh';
const TRANSLATED = path.resolve('i18n');
const SCRATCH = path.resolve('.cache/translations');
const NOT_MESSAGES = 'same-as-english.json';
/** Of another form: the build checks them. */
const CHECKED_ELSEWHERE = ['service-worker.json', '**/api/**'];

/** Lets Docusaurus write what the sources ask for into a folder, and reads it. */
async function writeExpected(name: string): Promise<string> {
  const directory = path.join(SCRATCH, name);
  await fs.rm(directory, { recursive: true, force: true });
  await promisify(execFile)(
    'npx',
    ['docusaurus', 'write-translations', '--locale', LOCALE],
    { env: { ...process.env, DOCS_I18N_PATH: directory } },
  );
  return path.join(directory, LOCALE);
}

async function readMessages(file: string): Promise<Messages> {
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Messages;
}

async function main(): Promise<void> {
  const expectedDirectory = await writeExpected('expected');
  const translatedDirectory = path.join(TRANSLATED, LOCALE);
  const sameInBoth = new Set(
    JSON.parse(
      await fs.readFile(path.join(translatedDirectory, NOT_MESSAGES), 'utf8'),
    ) as string[],
  );
  const names = new Set([
    ...(await Globby('**/*.json', { cwd: expectedDirectory })),
    ...(await Globby('**/*.json', {
      cwd: translatedDirectory,
      ignore: [NOT_MESSAGES, ...CHECKED_ELSEWHERE],
    })),
  ]);
  let keyCount = 0;
  const problems = [];
  for (const name of names) {
    const translated = await readMessages(path.join(translatedDirectory, name));
    const expected = await readMessages(path.join(expectedDirectory, name));
    const file = { file: `i18n/${LOCALE}/${name}`, translated, expected };
    keyCount += Object.keys(expected).length;
    problems.push(
      ...checkMessages(file),
      ...checkUntranslated(file, sameInBoth),
    );
  }
  if (keyCount === 0) {
    throw new Error(
      '[translations] No text was found, so nothing was checked.',
    );
  }
  throwOnProblems('translations', problems);
  console.log(`Checked ${keyCount} texts in ${names.size} files.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
