import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCacheOptions } from '../lib/bundlerCache';

/** What Docusaurus writes for browsers, and the loader that leaves out what they don't need. */
const LOADERS: readonly {
  readonly file: string;
  readonly loader: string;
  /** The server needs it whole. */
  readonly isClientOnly?: true;
}[] = [
  { file: 'docusaurus.config.mjs', loader: 'stripBuildOptions.cjs' },
  {
    file: 'docusaurus-plugin-content-docs/default/p/',
    loader: 'stripVersionDocs.cjs',
  },
  { file: 'globalData.json', loader: 'stripGlobalDocs.cjs' },
  // The server looks up the parts of a page by name.
  { file: 'registry.js', loader: 'stripModuleNames.cjs', isClientOnly: true },
];

const TSLIB = path.join(__dirname, 'tslib.cjs');

/** Keeps out of the code of every page what no page needs. */
export default function clientConfigPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: (bundler, isServer) => ({
      ...toCacheOptions(bundler, [
        __filename,
        ...LOADERS.map(({ loader }) => path.join(__dirname, loader)),
      ]),
      module: {
        rules: [
          ...LOADERS.filter(
            ({ isClientOnly }) => !(isServer && isClientOnly),
          ).map(({ file, loader }) => ({
            include: [path.join(generatedFilesDir, file)],
            use: [{ loader: path.join(__dirname, loader) }],
          })),
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
            resolve: { alias: { tslib$: TSLIB } },
          },
        ],
      },
    }),
  };
}
