import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCacheOptions } from '../lib/bundlerCache';

const LOADER = path.join(__dirname, 'loader.cjs');
const INLINER = path.join(__dirname, 'inlineTexts.cjs');
const EMPTY = path.join(__dirname, 'emptyTexts.cjs');

/** Modules that show texts: those of the site, and of Docusaurus in the browser. */
const WITH_TEXTS = [
  /[\\/]@docusaurus[\\/][^\\/]+[\\/](lib|src)[\\/].+\.[jt]sx?$/,
  /[\\/](src|plugins[\\/][^\\/]+[\\/](client|theme))[\\/].+\.tsx?$/,
];

/**
 * Takes the texts of a language to the modules that show them. Docusaurus has
 * all of them, those of blogs and of what loads on request too, in what every
 * page loads first.
 */
export default function inlineTextsPlugin({
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  const textsFile = path.join(generatedFilesDir, 'codeTranslations.json');
  return {
    name: 'inline-texts',
    configureWebpack: (bundler) => ({
      ...toCacheOptions(bundler, [__filename, LOADER, INLINER, EMPTY]),
      module: {
        rules: [
          {
            test: WITH_TEXTS,
            enforce: 'pre',
            // The language is for the bundler's cache: the same module has other texts in each.
            use: [
              {
                loader: LOADER,
                options: { textsFile, language: i18n.currentLocale },
              },
            ],
          },
          { include: [textsFile], use: [{ loader: EMPTY }] },
        ],
      },
    }),
  };
}
