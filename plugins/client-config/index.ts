import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCacheOptions } from '../lib/bundlerCache';

/** What Docusaurus writes for browsers, and the loader that leaves out what they don't need. */
const LOADERS = {
  'docusaurus.config.mjs': 'stripBuildOptions.cjs',
  'docusaurus-plugin-content-docs/default/p/': 'stripVersionDocs.cjs',
  'globalData.json': 'stripGlobalDocs.cjs',
  'registry.js': 'stripModuleNames.cjs',
} as const;

/** The server looks up the parts of a page by name. */
const CLIENT_ONLY: readonly string[] = ['registry.js'];

const TSLIB = path.join(__dirname, 'tslib.cjs');

/** Keeps out of the code of every page what no page needs. */
export default function clientConfigPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: (bundler, isServer) => {
      const entries = Object.entries(LOADERS)
        .filter(([file]) => !isServer || !CLIENT_ONLY.includes(file))
        .map(
          ([file, loader]) =>
            [
              path.join(generatedFilesDir, file),
              path.join(__dirname, loader),
            ] as const,
        );
      return {
        ...toCacheOptions(bundler, [
          __filename,
          ...entries.map(([, loader]) => loader),
        ]),
        module: {
          rules: [
            ...entries.map(([file, loader]) => ({
              include: [file],
              use: [{ loader }],
            })),
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: { alias: { tslib$: TSLIB } },
            },
          ],
        },
      };
    },
  };
}
