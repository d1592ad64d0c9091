import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DesignTokens } from '../lib/designTokens';
import { LANGUAGES } from '../lib/paths';
import { COLOR_MODE_KEY, THEME_STATE_KEY } from '../lib/storageKeys';
import { runBeforePaint, type FirstPaintSettings } from './runBeforePaint';

export interface FirstPaintOptions {
  /** JSON file of the tokens, relative to the site folder. */
  readonly tokensPath: string;
}

/** The inline script that makes the first painted frame right, and the `theme-color` metas. */
export default function firstPaintPlugin(
  { siteDir }: LoadContext,
  { tokensPath }: FirstPaintOptions,
): Plugin<DesignTokens['themeColor']> {
  return {
    name: 'first-paint',
    async loadContent() {
      const text = await fs.readFile(path.resolve(siteDir, tokensPath), 'utf8');
      return (JSON.parse(text) as DesignTokens).themeColor;
    },
    injectHtmlTags({ content: themeColor }) {
      const settings: FirstPaintSettings = {
        colorModeKey: COLOR_MODE_KEY,
        themeStateKey: THEME_STATE_KEY,
        themeColor,
        languages: LANGUAGES,
      };
      const metas = (['light', 'dark'] as const).map((mode) => ({
        tagName: 'meta',
        attributes: {
          name: 'theme-color',
          media: `(prefers-color-scheme: ${mode})`,
          content: themeColor[mode],
        },
      }));
      const script = {
        tagName: 'script',
        innerHTML: `(${runBeforePaint.toString()})(${JSON.stringify(settings)})`,
      };
      return { headTags: [...metas, script] };
    },
  };
}
