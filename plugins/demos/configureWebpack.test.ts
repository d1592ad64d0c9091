import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import demosPlugin from './index';

describe('configureWebpack', () => {
  it.each([
    [false, 'browser'],
    [true, 'server'],
  ])(
    'leads @demos, with isServer %s, to the modules of the %s',
    (isServer, world) => {
      const siteDir = path.resolve('/site');
      const DefinePlugin = jest.fn();
      const plugin = demosPlugin({ siteDir } as LoadContext, {
        trees: [],
        licenseKey: 'key',
        repositoryUrl: 'https://github.com/mui/mui-x',
      });

      expect(
        plugin.configureWebpack?.(
          {},
          isServer,
          // The plugin uses nothing else of the bundler.
          { currentBundler: { instance: { DefinePlugin } } } as never,
          undefined,
        ),
      ).toMatchObject({
        resolve: {
          alias: { '@demos': path.join(siteDir, '.cache/demos', world) },
        },
      });
      expect(DefinePlugin).toHaveBeenCalledWith({
        'process.env.MUI_X_LICENSE_KEY': '"key"',
      });
    },
  );
});
