import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { writeIfChanged } from '../lib/writeIfChanged';
import {
  buildAlternatives,
  usesDayjs,
  type BuiltAlternative,
} from './alternatives';
import { buildSources } from './buildSources';
import { getHeight, type DemoHeights } from './heights';
import { toDemoTitle } from '../lib/demoNames';
import type { DocsTree } from '../lib/docsTree';
import type { DemoFile } from './readDemos';
import {
  renderAlternatives,
  renderBrowserModule,
  renderServerModule,
  type AlternativeEntry,
} from './renderPageModule';
import { compileTailwind } from './tailwind/compileTailwind';
import type {
  AlternativeId,
  DemoLines,
  DemoMetadata,
  DemoSources,
} from './types';

/** Where the modules go: one folder for each world, the same files in both. */
export interface ModuleDirectories {
  readonly browser: string;
  readonly server: string;
  /** Derived sources by hash. */
  readonly cache: string;
  /** Absolute. */
  readonly site: string;
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
  alternatives: readonly BuiltAlternative[],
): DemoMetadata {
  return {
    name: demo.name,
    title: toDemoTitle(demo.name),
    packages: demo.packages,
    file: demo.file,
    pageKey,
    lines: toLines(sources),
    height: getHeight(heights, demo),
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map(({ id }) => id),
    }),
    ...(usesDayjs(demo) && { dateLibrary: 'dayjs' }),
  };
}

/** The texts of a page's other forms by file name; none when it has none. */
async function renderForms(
  pageKey: string,
  alternatives: ReadonlyMap<string, readonly BuiltAlternative[]>,
): Promise<Record<string, string>> {
  if (alternatives.size === 0) {
    return {};
  }
  const entries: Record<string, AlternativeEntry[]> = {};
  const sources: Partial<Record<AlternativeId, Record<string, DemoSources>>> =
    {};
  const tailwind: string[] = [];
  for (const [name, forms] of alternatives) {
    entries[name] = forms.map((form) => ({
      id: form.id,
      specifier: form.specifier,
      file: form.component.file,
      packages: form.component.packages,
      lines: toLines(form.sources),
    }));
    for (const form of forms) {
      (sources[form.id] ??= {})[name] = form.sources;
      if (form.id === 'Tailwind') {
        const { source, modules } = form.component;
        tailwind.push(source, ...modules.map((module) => module.source));
      }
    }
  }
  return {
    'alternatives.js': renderAlternatives(pageKey, entries),
    ...(tailwind.length > 0 && {
      'tailwind.css': await compileTailwind(tailwind),
    }),
    ...Object.fromEntries(
      Object.entries(sources).map(([id, ofPage]) => [
        `sources-${id}.json`,
        JSON.stringify(ofPage),
      ]),
    ),
  };
}

async function writePage(
  pageKey: string,
  demos: readonly DemoFile[],
  heights: DemoHeights,
  directories: ModuleDirectories,
): Promise<void> {
  const { browser, server, cache, site } = directories;
  const metadata: DemoMetadata[] = [];
  const sources: Record<string, DemoSources> = {};
  const alternatives = await buildAlternatives(demos, {
    siteDirectory: site,
    directory: path.join(browser, pageKey, 'forms'),
    cacheDirectory: cache,
  });
  for (const demo of demos) {
    const derived = await buildSources(demo, cache);
    sources[demo.name] = derived;
    const forms = alternatives.get(demo.name) ?? [];
    metadata.push(toMetadata(pageKey, demo, derived, heights, forms));
  }
  const texts = {
    'index.js': renderBrowserModule(pageKey, metadata),
    'sources.json': JSON.stringify(sources),
    ...(await renderForms(pageKey, alternatives)),
  };
  const serverTexts = {
    'index.js': renderServerModule(metadata),
    'sources.json': texts['sources.json'],
  };
  for (const [directory, files] of [
    [browser, texts],
    [server, serverTexts],
  ] as const) {
    for (const [name, text] of Object.entries(files)) {
      await writeIfChanged(path.join(directory, pageKey, name), text);
    }
  }
}

async function deleteStalePages(
  tree: DocsTree,
  pages: ReadonlySet<string>,
  { browser, server }: ModuleDirectories,
): Promise<void> {
  for (const directory of [browser, server]) {
    const root = path.join(directory, tree.name);
    const files = await Globby('**/index.js', {
      cwd: root,
      ignore: ['**/forms/**'],
    });
    const stale = files
      .map((file) => path.posix.dirname(file))
      .filter((page) => !pages.has(page));
    for (const page of stale) {
      // The folder of another page may be inside.
      const own = await Globby(
        ['*.js', 'sources*.json', 'tailwind.css', 'forms'],
        {
          cwd: path.join(root, page),
          onlyFiles: false,
          expandDirectories: false,
        },
      );
      for (const name of own) {
        await fs.rm(path.join(root, page, name), { recursive: true });
      }
    }
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
