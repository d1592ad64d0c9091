import { localizeHref, type Language } from '@site/plugins/lib/paths';
import { useCallback, useEffect, useState } from 'react';
import { registerWorker } from '../registerWorker';
import { startSaving } from './activity';
import { deletePack, listRecords } from './packCaches';
import { parseIndex } from './parsePacks';
import { toPackEntries, type PackEntry } from './toPackState';
import { countVisited, deleteVisited } from './visited';

export interface Packs {
  /** Undefined until they are known. */
  readonly entries: readonly PackEntry[] | undefined;
  readonly visitedCount: number;
  /** Ends when the pack is saved, or has failed. */
  readonly save: (entry: PackEntry) => Promise<void>;
  readonly remove: (entry: PackEntry) => Promise<void>;
  readonly forgetVisited: () => Promise<void>;
}

async function loadIndex(language: Language): Promise<unknown> {
  const response = await fetch(localizeHref('/packs/index.json', language), {
    cache: 'no-cache',
  });
  return response.ok ? response.json() : undefined;
}

/** What can be saved in a language, and what is. */
export function usePacks(language: Language): Packs {
  const [loaded, setLoaded] = useState<{
    readonly language: Language;
    readonly entries: readonly PackEntry[];
    readonly visitedCount: number;
  }>();

  const refresh = useCallback(async () => {
    const [index, records, visitedCount] = await Promise.all([
      loadIndex(language).catch(() => undefined), // Offline: what is saved is shown.
      listRecords().catch(() => []),
      countVisited().catch(() => 0),
    ]);
    const entries = toPackEntries(language, parseIndex(index), records);
    return () => setLoaded({ language, entries, visitedCount });
  }, [language]);

  useEffect(() => {
    let isGone = false;
    refresh().then(
      (apply) => !isGone && apply(),
      () => {}, // Each part has its own answer above.
    );
    return () => {
      isGone = true;
    };
  }, [refresh]);

  const thenRefresh = async (run: Promise<unknown>): Promise<void> => {
    await run.catch((error: unknown) => console.error(error));
    (await refresh())();
  };

  return {
    entries: loaded?.language === language ? loaded.entries : undefined,
    visitedCount: loaded?.visitedCount ?? 0,
    save: (entry) => {
      // Browsers that ask do so now; others decide by themselves.
      navigator.storage?.persist?.().catch(() => {});
      registerWorker(localizeHref('/', language)).catch(() => {}); // Saved all the same.
      return thenRefresh(startSaving(entry.manifest));
    },
    remove: (entry) => thenRefresh(deletePack(language, entry.product)),
    forgetVisited: () => thenRefresh(deleteVisited()),
  };
}
