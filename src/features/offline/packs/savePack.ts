import type {
  PackFile,
  PackManifest,
  PackPage,
} from '@site/plugins/service-worker/types';
import {
  FILES_CACHE,
  HASH_HEADER,
  SAVED_FILES_CACHE,
  toPackCacheName,
  toStored,
} from '../stored';
import { deleteUnusedFiles, readStored, writeRecord } from './packCaches';
import { PackError } from './packError';
import { parseManifest } from './parsePacks';
import { planDownload, type DownloadPlan } from './planDownload';

export interface SaveOptions {
  readonly signal: AbortSignal;
  /** Called with bytes of the transfer. */
  readonly onProgress: (doneBytes: number, totalBytes: number) => void;
}

/** Requests at a time: as many as a browser opens to one host. */
const CONCURRENCY = 6;

async function loadManifest(
  address: string,
  signal: AbortSignal,
): Promise<PackManifest> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  const manifest = response.ok
    ? parseManifest(await response.json())
    : undefined;
  if (!manifest) {
    throw new PackError('failed');
  }
  return manifest;
}

/** @throws {PackError} When the browser says that it has no room. */
async function checkSpace({ missingSize }: DownloadPlan): Promise<void> {
  const { quota = Infinity, usage = 0 } =
    (await navigator.storage?.estimate?.()) ?? {};
  if (missingSize > quota - usage) {
    throw new PackError('full');
  }
}

async function fetchGood(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.ok) {
    return response;
  }
  // What the manifest names was there when it was written.
  throw new PackError(response.status === 404 ? 'changed' : 'failed');
}

async function saveFile(
  cache: Cache,
  { url }: PackFile,
  signal: AbortSignal,
): Promise<void> {
  const visited = await caches.match(url, {
    cacheName: FILES_CACHE,
    ignoreVary: true,
  });
  // The worker leaves such requests alone, so that the file is not kept twice.
  const response =
    visited ?? (await fetchGood(url, { cache: 'force-cache', signal }));
  if (response.headers.get('content-type')?.includes('text/html')) {
    throw new PackError('changed');
  }
  await cache.put(url, response);
}

async function savePage(
  cache: Cache,
  { url, hash }: PackPage,
  build: string,
  signal: AbortSignal,
): Promise<void> {
  const page = await fetchGood(url, { cache: 'no-cache', signal });
  const html = await page.clone().text();
  if (!build.split('-').every((part) => html.includes(`.${part}.`))) {
    throw new PackError('changed');
  }
  const stored = await toStored(page);
  stored.headers.set(HASH_HEADER, hash);
  await cache.put(url, stored);
}

/** Runs a task for each item, some at a time; the first failure stops all. */
async function runAll<T>(
  items: readonly T[],
  signal: AbortSignal,
  run: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const queue = [...items];
  async function work(): Promise<void> {
    for (let item = queue.shift(); item; item = queue.shift()) {
      either.throwIfAborted();
      await run(item, either);
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

/**
 * Fetches what a pack lacks, and keeps it. What is stored when it ends early
 * stays, and the next call goes on from there.
 *
 * @param address Of the pack's manifest.
 * @throws {PackError} and whatever fetching and storing throw: see `toFailure`.
 */
export async function savePack(
  address: string,
  { signal, onProgress }: SaveOptions,
): Promise<void> {
  const manifest = await loadManifest(address, signal);
  const { language, product, build } = manifest;
  const [pack, files] = await Promise.all([
    caches.open(toPackCacheName(language, product)),
    caches.open(SAVED_FILES_CACHE),
  ]);
  const plan = planDownload(manifest, await readStored(pack));
  let { doneBytes } = plan;
  const advance = ({ bytes }: PackFile): void => {
    doneBytes += bytes;
    onProgress(doneBytes, plan.totalBytes);
  };
  onProgress(doneBytes, plan.totalBytes);
  await checkSpace(plan);
  await writeRecord(pack, { manifest, savedAtMs: null });
  await runAll(plan.files, signal, async (file, either) => {
    await saveFile(files, file, either);
    advance(file);
  });
  await runAll(plan.pages, signal, async (page, either) => {
    await savePage(pack, page, build, either);
    advance(page);
  });
  await Promise.all(
    plan.stalePages.map((url) => pack.delete(url, { ignoreVary: true })),
  );
  await writeRecord(pack, { manifest, savedAtMs: Date.now() });
  await deleteUnusedFiles();
}
