import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listSources } from './listSources';
import type { InstalledPackage } from './readPackages';

/** What the model is made by; how pages are made of it changes nothing in it. */
const ENTRY = path.join(__dirname, 'buildModel.ts');

/** Packages that MUI X takes props and types from. */
const TYPE_SOURCES = ['@mui/material', '@mui/system', '@types/react'];

function readManifestText(packagesRoot: string, name: string): string {
  const file = path.join(packagesRoot, name, 'package.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * Changes when the model would: with a package version, a source file of the
 * extraction, the compiler or an option. Package folders are left out, so that a
 * cache survives a move of the checkout.
 *
 * @param entry The file that the extraction starts with.
 */
export function hashSources(
  packages: readonly InstalledPackage[],
  packagesRoot: string,
  options: unknown,
  entry = ENTRY,
): string {
  const hash = createHash('sha256');
  hash.update(ts.version);
  hash.update(JSON.stringify(options ?? null));
  for (const { name, version } of packages) {
    hash.update(`${name}@${version}\n`);
  }
  for (const name of TYPE_SOURCES) {
    hash.update(readManifestText(packagesRoot, name));
  }
  for (const file of listSources(entry)) {
    hash.update(path.basename(file));
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
