import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DocsTree } from '../lib/docsTree';
import { findDemoFiles } from '../lib/findDemoFiles';
import {
  readGuideFiles,
  type GuideFile,
  type GuideSource,
} from './guides/readGuides';
import { listSources } from './listSources';
import { CACHE_FOLDER } from './options';
import {
  readTranslationFiles,
  type TranslationFile,
} from './output/translations';
import { readDemoSource, type DemoSource } from './uses/readDemoUses';

/** A docs version, and where it is. */
export interface VersionSource {
  /** Absolute. */
  readonly siteDirectory: string;
  readonly tree: DocsTree;
  readonly routeBasePath: string;
  /** Relative to the site. */
  readonly packagesRoot: string;
  /** The default locale first. */
  readonly locales: readonly string[];
}

/** All files that the pages of a version are made from, besides the packages. */
export interface VersionInputs {
  /** By locale. */
  readonly guides: ReadonlyMap<string, readonly GuideFile[]>;
  readonly demos: readonly DemoSource[];
  /** By locale; the default one has none. */
  readonly translations: ReadonlyMap<string, readonly TranslationFile[]>;
}

export function toGuideSource(source: VersionSource): GuideSource {
  const { siteDirectory } = source;
  const cacheDirectory = path.join(siteDirectory, CACHE_FOLDER, 'parsed');
  return { ...source, cacheDirectory };
}

export async function readInputs(
  source: VersionSource,
): Promise<VersionInputs> {
  const { siteDirectory, tree, locales } = source;
  const [defaultLocale] = locales;
  const [guides, demos, translations] = await Promise.all([
    Promise.all(
      locales.map(async (locale) => {
        const isDefault = locale === defaultLocale;
        return [
          locale,
          await readGuideFiles(toGuideSource(source), locale, isDefault),
        ] as const;
      }),
    ),
    findDemoFiles(siteDirectory, tree).then((files) =>
      Promise.all(files.map((file) => readDemoSource(siteDirectory, file))),
    ),
    Promise.all(
      locales
        .slice(1)
        .map(
          async (locale) =>
            [
              locale,
              await readTranslationFiles(siteDirectory, locale),
            ] as const,
        ),
    ),
  ]);
  return {
    guides: new Map(guides),
    demos,
    translations: new Map(translations),
  };
}

/**
 * Changes when the pages would: with a guide, a demo, a translation, a file of
 * this plugin, or one of the others that guides are checked against.
 */
export function hashInputs(
  { guides, demos, translations }: VersionInputs,
  entry: string,
  others: readonly string[],
): string {
  const hash = createHash('sha256');
  for (const { file, text } of [...guides.values()].flat()) {
    hash.update(`${file}\n${text}\n`);
  }
  for (const { file, source } of demos) {
    hash.update(`${file}\n${source}\n`);
  }
  hash.update(JSON.stringify([...translations]));
  for (const file of [...listSources(entry), ...others]) {
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
