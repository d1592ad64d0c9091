/**
 * Reads the packages of the releases in `plugins/migrations/releases.ts` from
 * npm and writes what code can name in them to `plugins/migrations/published/`.
 *
 *   npm run migrations:extract               all releases
 *   npm run migrations:extract -- charts     the releases of one product
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  extractSurface,
  type SurfaceSource,
} from '../plugins/api-reference/surface/extractSurface';
import { formatSurface } from '../plugins/lib/surfaceFile';
import { readCodemod } from '../plugins/migrations/readCodemod';
import {
  CODEMODS_FILE,
  getSurfaceFile,
  PUBLISHED_FOLDER,
} from '../plugins/migrations/loadPublished';
import {
  CODEMOD_RELEASE,
  oldReleases,
  type OldRelease,
} from '../plugins/migrations/releases';

const siteDirectory = path.join(__dirname, '..');
/** Below the site, so that their types find the installed React and Material UI. */
const archives = path.join(siteDirectory, '.cache/published');

interface PackedPackage {
  readonly folder: string;
  readonly integrity: string;
}

/** Downloads and unpacks a package. npm checks the archive against the registry's hash. */
function fetchPackage(name: string, version: string): PackedPackage {
  fs.mkdirSync(archives, { recursive: true });
  const output = execFileSync(
    'npm',
    ['pack', `${name}@${version}`, '--json', '--pack-destination', archives],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // The shape that npm documents for `npm pack --json`.
  const [packed] = JSON.parse(output) as {
    filename: string;
    integrity: string;
  }[];
  if (!packed) {
    throw new Error(`[migrations] npm packed nothing for ${name}@${version}.`);
  }
  const folder = path.join(archives, `${name.replace('/', '-')}-${version}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('tar', [
    'xzf',
    path.join(archives, packed.filename),
    '-C',
    folder,
    '--strip-components=1',
  ]);
  return { folder, integrity: packed.integrity };
}

function writeRelease(release: OldRelease): void {
  const sources = Object.entries(release.packages).map(
    ([name, version]): SurfaceSource => ({
      name,
      version,
      ...fetchPackage(name, version),
    }),
  );
  const { only } = release;
  const surface = extractSurface(sources, only && ((name) => only.test(name)));
  const file = path.join(siteDirectory, getSurfaceFile(release));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, formatSurface(surface));
  console.log(
    `[migrations] ${release.product} ${release.version}: ${Object.keys(surface.exports).length} exports, ${Object.keys(surface.types).length} types`,
  );
}

function writeCodemods(): void {
  const { name, version } = CODEMOD_RELEASE;
  const { folder, integrity } = fetchPackage(name, version);
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^v\d.*\/index\.js$/.test(file))
    .map((file) => path.posix.dirname(file))
    .sort();
  const codemods = names.map((codemod) => [
    codemod,
    readCodemod(
      fs.readFileSync(path.join(folder, codemod, 'index.js'), 'utf8'),
    ),
  ]);
  fs.writeFileSync(
    path.join(siteDirectory, PUBLISHED_FOLDER, CODEMODS_FILE),
    `${JSON.stringify({ name, version, integrity, codemods: Object.fromEntries(codemods) }, null, 1)}\n`,
  );
  console.log(`[migrations] ${names.length} codemods`);
}

const [wanted] = process.argv.slice(2);
const chosen = oldReleases.filter(
  ({ product }) => wanted === undefined || product === wanted,
);
if (chosen.length === 0) {
  throw new Error(`[migrations] No release of "${wanted}" is listed.`);
}
chosen.forEach(writeRelease);
writeCodemods();
