import path from 'node:path';
import { writeIfChanged } from '../lib/writeIfChanged';
import type { ExportTree } from './types';
import type { ModuleDirectories } from './writePageModules';

/** Writes `@demos/exports.json`, which loads with the export only. */
export async function writeExportTrees(
  trees: readonly ExportTree[],
  { browser, server }: ModuleDirectories,
): Promise<void> {
  for (const directory of [browser, server]) {
    await writeIfChanged(
      path.join(directory, 'exports.json'),
      JSON.stringify(trees),
    );
  }
}
