import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIfChanged } from '../lib/writeIfChanged';
import { toCssVariables } from './toCssVariables';
import type { DesignTokens } from '../lib/designTokens';

export interface DesignTokensOptions {
  /** JSON file of the tokens, relative to the site folder. */
  readonly tokensPath: string;
}

/** Turns the design tokens into the custom properties that all styles use. */
export default function designTokensPlugin(
  { siteDir }: LoadContext,
  { tokensPath }: DesignTokensOptions,
): Plugin {
  const source = path.resolve(siteDir, tokensPath);
  const target = path.join(siteDir, '.cache/design-tokens/tokens.css');
  return {
    name: 'design-tokens',
    async loadContent() {
      const tokens = JSON.parse(
        await fs.readFile(source, 'utf8'),
      ) as DesignTokens; // Typed at the import in src/features/theme, which tsc checks.
      await writeIfChanged(target, toCssVariables(tokens));
    },
    getClientModules: () => [target],
    getPathsToWatch: () => [source],
  };
}
