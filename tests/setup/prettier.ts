/**
 * Prettier as its build for browsers. The one for Node imports its parts on
 * demand in a way that Jest's module loader does not support.
 */
import type { Options } from 'prettier';
import { format as formatStandalone } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';

export function format(source: string, options: Options): Promise<string> {
  return formatStandalone(source, {
    ...options,
    // The types of estree lack its `languages` and `printers`.
    plugins: [babel, estree as object, typescript],
  });
}
