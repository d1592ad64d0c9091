import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.mjs';

/** Names of Chromium's family on the PATH, and places outside of it. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** @param {string} file */
async function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * An installed browser of Chromium's family; `CHROME_PATH` wins.
 *
 * @returns {Promise<string | undefined>}
 */
async function lookForBrowser() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...(process.env['CHROME_PATH'] ? [process.env['CHROME_PATH']] : []),
    ...NAMES.flatMap((name) =>
      folders.map((folder) => path.join(folder, name)),
    ),
    ...PLACES,
  ];
  for (const candidate of candidates) {
    if (await isExecutable(candidate)) {
      return candidate;
    }
  }
  return undefined;
}

/**
 * Path of a browser for the tests, installed first where that is possible:
 * on Debian and its relatives, as root.
 *
 * @returns {Promise<string>}
 * @throws {Error} Telling what to install, where it can't be done here.
 */
export async function findBrowser() {
  const found = await lookForBrowser();
  if (found) {
    return found;
  }
  const canInstall =
    process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
  if (!canInstall) {
    throw new Error(
      'The browser tests need Chrome, Chromium or Edge. Install one, or set CHROME_PATH to its program.',
    );
  }
  console.log('Installing Chromium for the browser tests …');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  const installed = await lookForBrowser();
  if (!installed) {
    throw new Error('Chromium was installed but its program was not found.');
  }
  return installed;
}
