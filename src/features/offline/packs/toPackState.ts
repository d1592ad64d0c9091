import type {
  PackIndex,
  PackSummary,
} from '@site/plugins/service-worker/types';
import type { PackRecord } from './parsePacks';

/** How much of a pack is saved. */
export type PackState =
  | { readonly kind: 'none' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'saved'; readonly savedAtMs: number }
  /** All of an earlier build. */
  | { readonly kind: 'outdated'; readonly savedAtMs: number };

export interface PackEntry extends PackSummary {
  readonly state: PackState;
}

function toState(record: PackRecord | undefined, build: string): PackState {
  if (!record) {
    return { kind: 'none' };
  }
  const { manifest, savedAtMs } = record;
  if (savedAtMs === null) {
    return { kind: 'partial' };
  }
  return { kind: manifest.build === build ? 'saved' : 'outdated', savedAtMs };
}

/** The packs of a language with what is saved of them; without the site's list (offline) those that are saved. */
export function toPackEntries(
  language: string,
  index: PackIndex | undefined,
  records: readonly PackRecord[],
): PackEntry[] {
  const own = records.filter(({ manifest }) => manifest.language === language);
  if (!index) {
    return own.map((record) => {
      const { product, build, pages, files } = record.manifest;
      return {
        product,
        manifest: '',
        pageCount: pages.length,
        bytes: [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0),
        state: toState(record, build),
      };
    });
  }
  return index.packs.map((summary) => ({
    ...summary,
    state: toState(
      own.find(({ manifest }) => manifest.product === summary.product),
      index.build,
    ),
  }));
}
