import {
  compressToEncodedURIComponent,
  decompressFromEncodedURIComponent,
} from 'lz-string';
import type { PageDemo } from '@site/plugins/demos/types';
import { formatDemoHash } from '../code-variant';

/** Longest address of edited code, in characters: what mail programs and chats pass on whole. */
export const LONGEST_LINK = 8000;

/** Longest code that is read from a link, in characters: many times that of a demo. */
const LONGEST_CODE = 100_000;

/**
 * Address that opens a demo with edited code: `…/sorting/#MultiSorting.tsx=N4Ig…`.
 * Undefined when it would be longer than {@link LONGEST_LINK}.
 *
 * @param pageUrl With its query, which has the environment of the demo.
 */
export function toSharedLink(
  pageUrl: string,
  { name, styling = 'MUI System' }: Pick<PageDemo, 'name' | 'styling'>,
  variant: 'JS' | 'TS',
  code: string,
): string | undefined {
  const [page] = pageUrl.split('#');
  const hash = formatDemoHash(name, variant, styling);
  const link = `${page}${hash}=${compressToEncodedURIComponent(code)}`;
  return link.length <= LONGEST_LINK ? link : undefined;
}

/** The code in a link; undefined for anything that {@link toSharedLink} does not write. */
export function readSharedCode(compressed: string): string | undefined {
  if (compressed === '' || compressed.length > LONGEST_LINK) {
    return undefined;
  }
  const code = decompressFromEncodedURIComponent(compressed);
  // Most texts are some code when they are taken for it; only one is that of the code.
  return code &&
    code.length <= LONGEST_CODE &&
    compressToEncodedURIComponent(code) === compressed
    ? code
    : undefined;
}
