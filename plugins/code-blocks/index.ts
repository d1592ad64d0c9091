import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Takes the highlighter out of the browser. Code is highlighted by
 * `rehypeStaticCode` while the pages are built, so the theme's Prism (30 kB)
 * would be dead weight on every page.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack(_config, _isServer, { currentBundler }) {
      return {
        resolve: {
          alias: {
            'prism-react-renderer': path.join(
              __dirname,
              'client/prismReactRenderer.ts',
            ),
          },
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/prism-include-languages$/,
            path.join(__dirname, 'client/prismIncludeLanguages.ts'),
          ),
        ],
      };
    },
  };
}
