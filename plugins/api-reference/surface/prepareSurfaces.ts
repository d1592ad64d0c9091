import fs from 'node:fs/promises';
import path from 'node:path';
import { getCurrentSurfaceFile } from '../../lib/currentSurface';
import { formatSurface } from '../../lib/surfaceFile';
import { writeIfChanged } from '../../lib/writeIfChanged';
import { hashSources } from '../hashSources';
import { apiPackages } from '../packages';
import { readPackages, type InstalledPackage } from '../readPackages';
import type { ProductId } from '../types';
import { extractSurface } from './extractSurface';

async function prepareSurface(
  siteDirectory: string,
  product: ProductId,
  packages: readonly InstalledPackage[],
  hash: string,
): Promise<void> {
  const file = path.join(siteDirectory, getCurrentSurfaceFile(product));
  const stampFile = file.replace(/json$/, 'hash');
  const stamp = await fs.readFile(stampFile, 'utf8').catch(() => '');
  if (stamp !== hash) {
    await writeIfChanged(file, formatSurface(extractSurface(packages)));
    await writeIfChanged(stampFile, hash);
  }
}

/** Brings what code can name in the installed packages up to date: a file for each product. */
export async function prepareSurfaces(
  siteDirectory: string,
  packagesRoot: string,
): Promise<void> {
  const packages = readPackages({ packagesRoot });
  for (const product of new Set(apiPackages.map((spec) => spec.product))) {
    const own = packages.filter((each) => each.product === product);
    const entry = path.join(__dirname, 'extractSurface.ts');
    const hash = hashSources(own, packagesRoot, null, entry);
    await prepareSurface(siteDirectory, product, own, hash);
  }
}
