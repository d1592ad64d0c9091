import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Everything that a build is made from. */
const INPUTS = [
  'docs',
  'i18n',
  'plugins',
  'scripts',
  'server/framePolicy.json',
  'server/headers',
  'server/schemas',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'site.config.ts',
  'package.json',
  'package-lock.json',
  '.browserslistrc',
];

/** Written by `plugins/api-reference` during the build, from what is hashed anyway. */
const GENERATED =
  /^(docs\/x|versioned_docs\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\/api\//;

/** Variables that `site.config.ts` reads. */
const VARIABLES = [
  'SITE_URL',
  'ISSUES_REPOSITORY_URL',
  'EDIT_URL',
  'MUI_X_LICENSE_KEY',
  'COMMIT_REF',
  'AD_PROVIDER_SCRIPT',
  'AD_PROVIDER_FILLER_LINK',
  'AD_FEED_URL',
  'AD_DISPLAY_RATIO',
  'AD_HOSTS',
  'AD_IN_DEVELOPMENT',
  'FEEDBACK_ENDPOINT',
  'EVENTS_ENDPOINT',
  'GA_MEASUREMENT_ID',
  'WEB_VITALS_SAMPLING',
];

/**
 * @param {string} input Relative to the site's folder.
 * @returns {Promise<string[]>} Its files, sorted; none when it does not exist.
 */
async function listFiles(input) {
  const absolute = path.join(ROOT, input);
  const entries = await readdir(absolute, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => undefined);
  if (!entries) {
    return [absolute];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Hash of all that a build is made from: the same hash, the same site. */
export async function computeFingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await listFiles(input)) {
      const name = path.relative(ROOT, file).split(path.sep).join('/');
      const content = GENERATED.test(name)
        ? undefined
        : await readFile(file).catch(() => undefined);
      if (content) {
        hash.update(`${name}\0`).update(content);
      }
    }
  }
  for (const name of VARIABLES) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}
