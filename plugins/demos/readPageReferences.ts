import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import type { PageReferences } from './checkDemos';
import { locatePage, type DocsTree } from '../lib/docsTree';
import { parseDemoReferences } from './parseDemoReferences';

/** The demos that each page of a tree names, in every language. */
export async function readPageReferences(
  siteDirectory: string,
  tree: DocsTree,
): Promise<PageReferences[]> {
  const files = await Globby(
    [
      `${tree.directory}/**/*.mdx`,
      `i18n/*/docusaurus-plugin-content-docs/${tree.name}/**/*.mdx`,
    ],
    {
      cwd: siteDirectory,
      // API pages are generated, and have no demos of their own.
      ignore: [
        `${tree.directory}/api/**`,
        `i18n/*/docusaurus-plugin-content-docs/${tree.name}/api/**`,
      ],
    },
  );
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const absolute = path.join(siteDirectory, file);
      const location = locatePage(absolute, siteDirectory, [tree]);
      const text = await fs.readFile(absolute, 'utf8');
      return (
        location && {
          file: posixPath(file),
          page: location.page,
          references: parseDemoReferences(text),
        }
      );
    }),
  );
  return pages.filter((page) => page !== undefined);
}
