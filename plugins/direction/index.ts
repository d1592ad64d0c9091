import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Mirrors every style at run time: rules with physical sides get a twin for
 * `[dir="rtl"]`. The `dir` attribute belongs to `plugins/first-paint` and
 * `src/features/theme`, so Docusaurus must not write it (it would be reset
 * during hydration): its head defaults are replaced by a copy without `dir`.
 */
export default function directionPlugin(): Plugin {
  return {
    name: 'direction',
    configurePostCss(options) {
      // CommonJS package whose module is the plugin factory itself.
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      const rtlcss = require('postcss-rtlcss');
      options.plugins.push(
        rtlcss({
          mode: 'override',
          ltrPrefix: '[dir="ltr"]',
          rtlPrefix: '[dir="rtl"]',
          bothPrefix: '[dir]',
          safeBothPrefix: true,
        }),
      );
      return options;
    },
    configureWebpack(_config, _isServer, { currentBundler }) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/SiteMetadataDefaults$/,
            path.join(__dirname, 'client/SiteMetadataDefaults.tsx'),
          ),
        ],
      };
    },
  };
}
