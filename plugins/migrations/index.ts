import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIfChanged } from '../lib/writeIfChanged';
import { DATA_FOLDER, listInputs, loadMigrations } from './loadMigrations';

/** Alias of the folder with one file a product. */
const DATA_ALIAS = '@migrations';

/**
 * Published releases and installed packages → what differs, as data that the
 * migration checker loads. The releases are in `published/`; what the installed
 * packages have is read by `plugins/api-reference`.
 */
export default function migrationsPlugin({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, DATA_FOLDER);
  return {
    name: 'migrations',
    async loadContent() {
      for (const migrations of await loadMigrations(siteDir)) {
        await writeIfChanged(
          path.join(folder, `${migrations.product}.json`),
          JSON.stringify(migrations),
        );
      }
    },
    getPathsToWatch: () => listInputs(siteDir),
    configureWebpack: () => ({ resolve: { alias: { [DATA_ALIAS]: folder } } }),
  };
}
