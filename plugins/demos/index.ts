import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwOnProblems } from '../lib/problem';
import { buildExportTree } from './buildExportTree';
import { checkDemos, checkOrphans } from './checkDemos';
import { getHeightsFile, readHeights } from './heights';
import type { DocsTree } from '../lib/docsTree';
import { readDemos } from './readDemos';
import { readLockfile, type Lockfile } from './readLockfile';
import type { ExportTree } from './types';
import { readPageReferences } from './readPageReferences';
import { findOrphans } from './readStylings';
import { writeExportTrees } from './writeExportTrees';
import { writePageModules, type ModuleDirectories } from './writePageModules';
import { writeRegistry } from './writeRegistry';

export interface DemosOptions {
  /** The docs trees whose pages have demos: the current docs and every cut version. */
  readonly trees: readonly DocsTree[];
  /** Licence key of the library's paid packages; the watermark shows without it. */
  readonly licenseKey?: string | undefined;
  /** Where the sources of the demos are: `https://github.com/mui/mui-x`. */
  readonly repositoryUrl: string;
  /** Commit of a preview build: exported demos then install the packages that were published for it. */
  readonly previewCommit?: string | undefined;
}

interface PreparedTree {
  readonly pageKeys: readonly string[];
  readonly exportTree: ExportTree;
}

/** `<Demo src>` in MDX → sources, variants, chunks, metadata. See README.md. */
export default function demosPlugin(
  { siteDir }: LoadContext,
  { trees, licenseKey, repositoryUrl, previewCommit }: DemosOptions,
): Plugin {
  const directories: ModuleDirectories = {
    browser: path.join(siteDir, '.cache/demos/browser'),
    server: path.join(siteDir, '.cache/demos/server'),
    cache: path.join(siteDir, '.cache/demo-sources'),
    site: siteDir,
  };

  async function prepareTree(
    tree: DocsTree,
    lockfile: Lockfile,
  ): Promise<PreparedTree> {
    const [demos, pages, heights] = await Promise.all([
      readDemos(siteDir, tree),
      readPageReferences(siteDir, tree),
      readHeights(siteDir, tree),
    ]);
    const orphans = await findOrphans(
      siteDir,
      tree,
      demos.map(({ file }) => file),
    );
    throwOnProblems('demos', [
      ...checkDemos(demos, pages),
      ...checkOrphans(orphans),
    ]);
    const packageNames = demos
      .flatMap(({ packages, stylings }) => [
        packages,
        ...Object.values(stylings).map((styled) => styled.packages),
      ])
      .flat();
    return {
      pageKeys: await writePageModules(tree, demos, heights, directories),
      exportTree: buildExportTree(tree, packageNames, lockfile, {
        repositoryUrl,
        previewCommit,
      }),
    };
  }

  return {
    name: 'demos',
    async loadContent() {
      const lockfile = await readLockfile(siteDir);
      const prepared: PreparedTree[] = [];
      for (const tree of trees) {
        prepared.push(await prepareTree(tree, lockfile));
      }
      const pageKeys = prepared.flatMap((tree) => tree.pageKeys);
      const exportTrees = prepared.map((tree) => tree.exportTree);
      await writeRegistry(pageKeys, directories);
      await writeExportTrees(exportTrees, directories);
    },
    getPathsToWatch: () =>
      trees.flatMap((tree) => [
        path.join(siteDir, tree.directory, '**/*.mdx'),
        path.join(siteDir, tree.directory, '**/demos/*.{tsx,ts,css,json}'),
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
