import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DocsTree } from '../lib/docsTree';
import type { AlternativeId } from './types';

export type StyledId = Extract<AlternativeId, 'Tailwind' | 'CSS'>;

/** `MultiSorting.tailwind.tsx` beside `MultiSorting.tsx`. */
const EXTENSIONS: Readonly<Record<StyledId, string>> = {
  Tailwind: '.tailwind.tsx',
  CSS: '.css.tsx',
};

/** Files that show a demo in another styling, by their kind; absent where there are none. */
export async function findStylings(
  siteDirectory: string,
  demoFile: string,
): Promise<Partial<Record<StyledId, string>>> {
  const base = demoFile.replace(/\.tsx$/, '');
  const found: Partial<Record<StyledId, string>> = {};
  for (const id of Object.keys(EXTENSIONS) as StyledId[]) {
    const file = base + EXTENSIONS[id];
    const exists = await fs.access(path.join(siteDirectory, file)).then(
      () => true,
      () => false,
    );
    if (exists) {
      found[id] = file;
    }
  }
  return found;
}

/** Files in another styling that no demo has, relative to the site folder. */
export async function findOrphans(
  siteDirectory: string,
  { directory }: DocsTree,
  demoFiles: readonly string[],
): Promise<string[]> {
  const known = new Set(demoFiles);
  const files = await Globby('**/demos/[A-Z]*.{tailwind,css}.tsx', {
    cwd: path.join(siteDirectory, directory),
  });
  return files
    .map((file) => path.posix.join(directory, file))
    .filter(
      (file) => !known.has(file.replace(/\.(tailwind|css)\.tsx$/, '.tsx')),
    )
    .sort();
}
