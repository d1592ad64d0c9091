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
  renderComponents,
  renderServerModule,
  type AlternativeEntry,
  type ComponentEntry,
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

/** What the demos of a page have in one of the other forms. */
interface PageForm {
  readonly components: ComponentEntry[];
  readonly sources: Record<string, DemoSources>;
  /** Where Tailwind's classes are found. */
  readonly texts: string[];
}

/** The texts of a page's other forms by file name; none when it has none. */
async function renderForms(
  alternatives: ReadonlyMap<string, readonly BuiltAlternative[]>,
): Promise<Record<string, string>> {
  if (alternatives.size === 0) {
    return {};
  }
  const entries: Record<string, AlternativeEntry[]> = {};
  const forms = new Map<AlternativeId, PageForm>();
  for (const [name, ofDemo] of alternatives) {
    entries[name] = [];
    for (const { id, specifier, component, sources } of ofDemo) {
      const { file, packages, source, modules } = component;
      entries[name].push({ id, file, packages, lines: toLines(sources) });
      const form = forms.get(id) ?? { components: [], sources: {}, texts: [] };
      forms.set(id, form);
      form.components.push({ name, specifier });
      form.sources[name] = sources;
      form.texts.push(source, ...modules.map((module) => module.source));
    }
  }
  const texts: Record<string, string> = {
    'alternatives.js': renderAlternatives(entries),
  };
  for (const [id, { components, sources, texts: classes }] of forms) {
    const style = id === 'Tailwind' ? 'tailwind.css' : undefined;
    if (style) {
      texts[style] = await compileTailwind(classes);
    }
    texts[`components-${id}.js`] = renderComponents(components, style);
    texts[`sources-${id}.json`] = JSON.stringify(sources);
  }
  return texts;
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
    'index.js': renderBrowserModule(metadata),
    'components.js': renderComponents(
      demos.map(({ name, file }) => ({ name, specifier: `@site/${file}` })),
    ),
    'sources.json': JSON.stringify(sources),
    ...(await renderForms(alternatives)),
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
