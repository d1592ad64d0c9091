import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { cacheJson } from '../../lib/cacheJson';
import {
  getTranslatedDirectory,
  getTreePath,
  type DocsTree,
} from '../../lib/docsTree';
import { parseGuide } from './parseGuide';
import type { Guide } from './types';

/** Raise it when `parseGuide` changes: it is part of the cache key. */
const PARSER_VERSION = 2;

/** Folders of a tree that hold no guides; `api` is generated. */
const NO_GUIDES = ['api/**', '**/demos/**', '**/_*', '**/_*/**'];

export interface GuideSource {
  readonly siteDirectory: string;
  readonly tree: DocsTree;
  readonly routeBasePath: string;
  /** Absolute folder for parsed guides. */
  readonly cacheDirectory: string;
}

/** A guide as it is on disk. */
export interface GuideFile {
  readonly file: string;
  readonly locale: string;
  /** Relative to its folder of pages: `react-charts/bars/index.mdx`. */
  readonly relativeFile: string;
  readonly text: string;
}

/** The guides of a tree in one language; the default one has its pages in the tree itself. */
export async function readGuideFiles(
  { siteDirectory, tree }: GuideSource,
  locale: string,
  isDefault: boolean,
): Promise<GuideFile[]> {
  const directory = isDefault
    ? tree.directory
    : getTranslatedDirectory(locale, tree);
  const files = await Globby('**/*.{md,mdx}', {
    cwd: path.join(siteDirectory, directory),
    ignore: NO_GUIDES,
  });
  return Promise.all(
    files.sort().map(async (relativeFile) => {
      const file = path.posix.join(directory, relativeFile);
      const text = await fs.readFile(path.join(siteDirectory, file), 'utf8');
      return { file, locale, relativeFile, text };
    }),
  );
}

/** `react-charts/bars/index.mdx` → `react-charts/bars` */
function toPage(relativeFile: string): string {
  return relativeFile.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
}

export async function parseGuideFile(
  { file, locale, relativeFile, text }: GuideFile,
  { tree, routeBasePath, cacheDirectory }: GuideSource,
): Promise<Guide> {
  const facts = await cacheJson(
    cacheDirectory,
    `guide ${PARSER_VERSION}\n${text}`,
    () => parseGuide(text),
  );
  const page = toPage(relativeFile);
  return {
    ...facts,
    file,
    locale,
    page,
    route: `${getTreePath(tree, routeBasePath)}${page}${page === '' ? '' : '/'}`,
  };
}
