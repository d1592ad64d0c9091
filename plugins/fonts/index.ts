import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderFontFaces } from './renderFontFaces';

export interface FontsOptions {
  /** Font file inside a package: `@fontsource-variable/inter/files/….woff2`. */
  readonly source: string;
  /** Static directory that the site serves, relative to the site folder. */
  readonly staticDirectory: string;
}

/** Long enough to tell two versions of one font apart. */
const HASH_LENGTH = 8;

/**
 * Serves the site's own font from a package, under a name that holds its hash,
 * and preloads it: text is painted in it at once.
 */
export default async function fontsPlugin(
  { siteDir }: LoadContext,
  { source, staticDirectory }: FontsOptions,
): Promise<Plugin> {
  const font = await fs.readFile(require.resolve(source, { paths: [siteDir] }));
  const hash = createHash('sha256').update(font).digest('hex');
  const file = `assets/fonts/inter-latin.${hash.slice(0, HASH_LENGTH)}.woff2`;
  const href = `/${file}`;
  const target = path.join(siteDir, staticDirectory, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, font);

  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
            href,
          },
        },
        // In the page itself: the bundler would give the file another name.
        { tagName: 'style', innerHTML: renderFontFaces(href) },
      ],
    }),
  };
}
