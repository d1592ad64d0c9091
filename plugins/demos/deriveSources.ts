import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'detype';
import { highlightCode } from '../lib/highlight';
import { writeIfChanged } from '../lib/writeIfChanged';
import type { DemoSources } from './types';

/** Raise it when the derivation changes: it is part of the cache key. */
const DERIVATION_VERSION = 1;

const PRETTIER_OPTIONS = { singleQuote: true, trailingComma: 'all' } as const;

async function derive(tsx: string): Promise<DemoSources> {
  const jsx = await transform(tsx, 'Demo.tsx', {
    prettierOptions: PRETTIER_OPTIONS,
  });
  const [tsHtml, jsHtml] = await Promise.all([
    highlightCode(tsx, 'tsx'),
    highlightCode(jsx, 'jsx'),
  ]);
  return { TS: { raw: tsx, html: tsHtml }, JS: { raw: jsx, html: jsHtml } };
}

/**
 * The variants of a demo: TypeScript as written, JavaScript with the types
 * removed and formatted, both highlighted. Kept in a folder by the hash of the
 * source, so that each demo is derived once for all languages and builds.
 */
export async function deriveSources(
  tsx: string,
  cacheDirectory: string,
): Promise<DemoSources> {
  const hash = createHash('sha256')
    .update(`${DERIVATION_VERSION}\n${tsx}`)
    .digest('hex');
  const file = path.join(cacheDirectory, `${hash}.json`);
  const cached = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) {
    return JSON.parse(cached) as DemoSources; // Written below, and only there.
  }
  const sources = await derive(tsx);
  await writeIfChanged(file, JSON.stringify(sources));
  return sources;
}
