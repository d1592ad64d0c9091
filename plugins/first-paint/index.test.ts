import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import tokens from '../../src/css/tokens.json';
import firstPaintPlugin from './index';

const SITE = path.join(__dirname, '../..');

describe('the head tags', () => {
  it('are the colours of the browser frame, and after them the script that corrects them', async () => {
    const plugin = firstPaintPlugin(
      // The plugin reads nothing else of its context.
      { siteDir: SITE } as LoadContext,
      { tokensPath: 'src/css/tokens.json' },
    );
    const content = (await plugin.loadContent?.()) ?? { light: '', dark: '' };

    expect(plugin.injectHtmlTags?.({ content })).toEqual({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: '(prefers-color-scheme: light)',
            content: tokens.themeColor.light,
          },
        },
        {
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: '(prefers-color-scheme: dark)',
            content: tokens.themeColor.dark,
          },
        },
        {
          tagName: 'script',
          innerHTML: expect.stringMatching(
            /^\(function runBeforePaint\([^]+\)\(\{"colorModeKey":"theme-mui-x","themeStateKey":"docs\.theme-state-mui-x",.+\}\)$/,
          ),
        },
      ],
    });
  });
});
