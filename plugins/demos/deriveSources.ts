import path from 'node:path';
import { transform } from 'detype';
import { cacheJson } from '../lib/cacheJson';
import { highlightCode, type CodeLanguage } from '../lib/highlight';
import { parseDemoSource } from './parseDemoSource';
import type { SourceModule } from './types';

/** Raise it when the derivation changes: it is part of the cache key. */
const DERIVATION_VERSION = 3;

const PRETTIER_OPTIONS = { singleQuote: true, trailingComma: 'all' } as const;

/** A file in both languages; the same twice when it has no types. */
export interface DerivedSources {
  readonly TS: SourceModule;
  readonly JS: SourceModule;
}

/** Extensions with types → without them. */
const JS_EXTENSIONS = new Map([
  ['.tsx', '.jsx'],
  ['.ts', '.js'],
]);

async function describe(raw: string, name: string): Promise<SourceModule> {
  const language = path.extname(name).slice(1) as CodeLanguage; // Callers have no others.
  const isScript = /\.[jt]sx?$/.test(name);
  return {
    name,
    raw,
    html: await highlightCode(raw, language),
    imports: isScript ? parseDemoSource(raw, name).imports : [],
  };
}

async function derive(source: string, name: string): Promise<DerivedSources> {
  const extension = path.extname(name);
  const jsExtension = JS_EXTENSIONS.get(extension);
  const TS = await describe(source, name);
  if (jsExtension === undefined) {
    return { TS, JS: TS };
  }
  const jsx = await transform(source, name, {
    prettierOptions: PRETTIER_OPTIONS,
  });
  const jsName = path.basename(name, extension) + jsExtension;
  return { TS, JS: await describe(jsx, jsName) };
}

/**
 * The variants of a file: TypeScript as written, JavaScript with the types
 * removed and formatted, both highlighted. Kept in a folder by the hash of the
 * source, so that each file is derived once for all languages and builds.
 *
 * @param name File name; a style sheet or JSON is the same in both variants.
 */
export function deriveSources(
  source: string,
  name: string,
  cacheDirectory: string,
): Promise<DerivedSources> {
  return cacheJson(
    cacheDirectory,
    `${DERIVATION_VERSION}\n${name}\n${source}`,
    () => derive(source, name),
  );
}
