import path from 'node:path';
import { writeIfChanged } from '../lib/writeIfChanged';
import type { ModuleDirectories } from './writePageModules';

/**
 * The modules of all pages by their key, as text. Only the page that shows a
 * demo in its own window imports it.
 */
export function renderRegistry(pageKeys: readonly string[]): string {
  const entries = pageKeys.map(
    (key) =>
      `  ${JSON.stringify(key)}: () => import(${JSON.stringify(`./${key}/index.js`)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}

/** Writes `registry.js`; the server's is empty, since no demo runs in the static HTML. */
export async function writeRegistry(
  pageKeys: readonly string[],
  { browser, server }: Pick<ModuleDirectories, 'browser' | 'server'>,
): Promise<void> {
  await writeIfChanged(
    path.join(browser, 'registry.js'),
    renderRegistry([...pageKeys].sort()),
  );
  await writeIfChanged(path.join(server, 'registry.js'), renderRegistry([]));
}
