import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { writeIfChanged } from '../lib/writeIfChanged';
import { buildSources } from './buildSources';
import { DEFAULT_HEIGHT, type DemoHeights } from './heights';
import { toDemoTitle } from '../lib/demoNames';
import type { DocsTree } from '../lib/docsTree';
import type { DemoFile } from './readDemos';
import { renderBrowserModule, renderServerModule } from './renderPageModule';
import type { DemoLines, DemoMetadata, DemoSources } from './types';

/** Where the modules go: one folder for each world, the same files in both. */
export interface ModuleDirectories {
  readonly browser: string;
  readonly server: string;
  /** Derived sources by hash. */
  readonly cache: string;
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length;
}

function toLines({ TS, JS }: DemoSources): DemoLines {
  const previews = [TS.preview, JS.preview].map((preview) =>
    preview ? countLines(preview.raw) : 0,
  );
  return {
    TS: countLines(TS.raw),
    JS: countLines(JS.raw),
    ...(previews.some(Boolean) && { preview: Math.max(...previews) }),
  };
}

function toMetadata(
  pageKey: string,
  demo: DemoFile,
  sources: DemoSources,
  heights: DemoHeights,
): DemoMetadata {
  return {
    name: demo.name,
    title: toDemoTitle(demo.name),
    packages: demo.packages,
    file: demo.file,
    pageKey,
    lines: toLines(sources),
    height: heights[`${demo.page}/${demo.name}`] ?? DEFAULT_HEIGHT,
  };
}

async function writePage(
  pageKey: string,
  demos: readonly DemoFile[],
  heights: DemoHeights,
  directories: ModuleDirectories,
): Promise<void> {
  const metadata: DemoMetadata[] = [];
  const sources: Record<string, DemoSources> = {};
  for (const demo of demos) {
    const derived = await buildSources(demo, directories.cache);
    sources[demo.name] = derived;
    metadata.push(toMetadata(pageKey, demo, derived, heights));
  }
  const texts = [
    [directories.browser, 'index.js', renderBrowserModule(pageKey, metadata)],
    [directories.server, 'index.js', renderServerModule(metadata)],
    [directories.browser, 'sources.json', JSON.stringify(sources)],
    [directories.server, 'sources.json', JSON.stringify(sources)],
  ] as const;
  await Promise.all(
    texts.map(([directory, name, text]) =>
      writeIfChanged(path.join(directory, pageKey, name), text),
    ),
  );
}

async function deleteStalePages(
  tree: DocsTree,
  pages: ReadonlySet<string>,
  { browser, server }: ModuleDirectories,
): Promise<void> {
  for (const directory of [browser, server]) {
    const root = path.join(directory, tree.name);
    const files = await Globby('**/index.js', { cwd: root });
    const stale = files
      .map((file) => path.posix.dirname(file))
      .filter((page) => !pages.has(page));
    await Promise.all(
      stale.map(async (page) => {
        await fs.rm(path.join(root, page, 'index.js'));
        await fs.rm(path.join(root, page, 'sources.json'), { force: true });
      }),
    );
  }
}

/**
 * Writes the demo modules of all pages of a tree, and deletes those of pages
 * that are gone. Resolves to the keys of the pages.
 */
export async function writePageModules(
  tree: DocsTree,
  demos: readonly DemoFile[],
  heights: DemoHeights,
  directories: ModuleDirectories,
): Promise<string[]> {
  const pages = new Set(demos.map(({ page }) => page));
  for (const page of pages) {
    const demosOfPage = demos.filter((demo) => demo.page === page);
    await writePage(`${tree.name}/${page}`, demosOfPage, heights, directories);
  }
  await deleteStalePages(tree, pages, directories);
  return [...pages].map((page) => `${tree.name}/${page}`);
}
