import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwOnProblems } from '../lib/problem';
import { checkDemos } from './checkDemos';
import { getHeightsFile, readHeights } from './heights';
import type { DocsTree } from '../lib/docsTree';
import { readDemos } from './readDemos';
import { readPageReferences } from './readPageReferences';
import { writePageModules, type ModuleDirectories } from './writePageModules';

export interface DemosOptions {
  /** The docs trees whose pages have demos: the current docs and every cut version. */
  readonly trees: readonly DocsTree[];
  /** Licence key of the library's paid packages; the watermark shows without it. */
  readonly licenseKey?: string | undefined;
}

/** `<Demo src>` in MDX → sources, variants, chunks, metadata. See README.md. */
export default function demosPlugin(
  { siteDir }: LoadContext,
  { trees, licenseKey }: DemosOptions,
): Plugin {
  const directories: ModuleDirectories = {
    browser: path.join(siteDir, '.cache/demos/browser'),
    server: path.join(siteDir, '.cache/demos/server'),
    cache: path.join(siteDir, '.cache/demo-sources'),
  };

  async function prepareTree(tree: DocsTree): Promise<void> {
    const [demos, pages, heights] = await Promise.all([
      readDemos(siteDir, tree),
      readPageReferences(siteDir, tree),
      readHeights(siteDir, tree),
    ]);
    throwOnProblems('demos', checkDemos(demos, pages));
    await writePageModules(tree, demos, heights, directories);
  }

  return {
    name: 'demos',
    async loadContent() {
      for (const tree of trees) {
        await prepareTree(tree);
      }
    },
    getPathsToWatch: () =>
      trees.flatMap((tree) => [
        path.join(siteDir, tree.directory, '**/*.{mdx,tsx}'),
        getHeightsFile(siteDir, tree),
      ]),
    configureWebpack(_config, isServer, { currentBundler }) {
      return {
        resolve: {
          alias: {
            '@demos': isServer ? directories.server : directories.browser,
          },
        },
        plugins: [
          new currentBundler.instance.DefinePlugin({
            'process.env.MUI_X_LICENSE_KEY': JSON.stringify(licenseKey ?? ''),
          }),
        ],
      };
    },
  };
}
