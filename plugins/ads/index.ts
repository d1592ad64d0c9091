import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AdOptions } from './types';

export interface AdsPluginOptions {
  /** Static directory that the site serves, relative to the site folder. */
  readonly staticDirectory: string;
  readonly ads: AdOptions;
}

/**
 * Writes the options of advertising as a file of the site. They are not in the
 * code of the pages, since only readers who consented to third parties need
 * them, and a host can replace the file without another build.
 */
export default function adsPlugin(
  { siteDir }: LoadContext,
  { staticDirectory, ads }: AdsPluginOptions,
): Plugin {
  return {
    name: 'ads',
    async loadContent() {
      const file = path.join(siteDir, staticDirectory, 'placements.json');
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, `${JSON.stringify(ads)}\n`);
    },
  };
}
