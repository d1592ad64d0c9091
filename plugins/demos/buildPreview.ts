import { cacheJson } from '../lib/cacheJson';
import { highlightCode } from '../lib/highlight';
import { derivePreview } from './derivePreview';
import type { CodeText } from './types';

/** Raise it when the highlighting changes: it is part of the cache key. */
const PREVIEW_VERSION = 1;

/** The preview of a demo's code, highlighted; undefined when it has none. */
export async function buildPreview(
  source: string,
  language: 'tsx' | 'jsx',
  cacheDirectory: string,
): Promise<CodeText | undefined> {
  const raw = derivePreview(source);
  return raw === undefined
    ? undefined
    : cacheJson(
        cacheDirectory,
        `preview ${PREVIEW_VERSION}\n${language}\n${raw}`,
        async () => ({ raw, html: await highlightCode(raw, language) }),
      );
}
