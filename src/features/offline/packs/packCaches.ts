/** What is stored of packs. */
import {
  HASH_HEADER,
  parsePackCacheName,
  SAVED_FILES_CACHE,
  toPackCacheName,
} from '../stored';
import { parseRecord, type PackRecord } from './parsePacks';
import { findUnusedFiles, type StoredPack } from './planDownload';

/** Address of the record in the cache of a pack; nothing of the site is there. */
const RECORD_URL = '/packs/record';

const toPath = ({ url }: Request): string => new URL(url).pathname;

/** Addresses of files in the cache that all packs share. */
async function listSavedFiles(): Promise<string[]> {
  const cache = await caches.open(SAVED_FILES_CACHE);
  return (await cache.keys()).map(toPath);
}

export async function readStored(cache: Cache): Promise<StoredPack> {
  const requests = (await cache.keys()).filter(
    (request) => toPath(request) !== RECORD_URL,
  );
  const pages = await Promise.all(
    requests.map(async (request) => {
      const page = await cache.match(request, { ignoreVary: true });
      return [toPath(request), page?.headers.get(HASH_HEADER) ?? null] as const;
    }),
  );
  return { files: new Set(await listSavedFiles()), pages: new Map(pages) };
}

export function writeRecord(cache: Cache, record: PackRecord): Promise<void> {
  return cache.put(RECORD_URL, Response.json(record));
}

async function readRecord(cacheName: string): Promise<PackRecord | undefined> {
  const stored = await caches.match(RECORD_URL, { cacheName });
  return parseRecord(await stored?.json().catch(() => undefined));
}

/** All packs that are saved, in whole or in part. */
export async function listRecords(): Promise<PackRecord[]> {
  const names = (await caches.keys()).filter(parsePackCacheName);
  const records = await Promise.all(names.map(readRecord));
  return records.filter((record) => record !== undefined);
}

/** Deletes files that came with a pack and that no pack needs any more. */
export async function deleteUnusedFiles(): Promise<void> {
  const manifests = (await listRecords()).map(({ manifest }) => manifest);
  const cache = await caches.open(SAVED_FILES_CACHE);
  const unused = findUnusedFiles(await listSavedFiles(), manifests);
  await Promise.all(
    unused.map((url) => cache.delete(url, { ignoreVary: true })),
  );
}

/** Deletes a pack, with the files that no other one needs. */
export async function deletePack(
  language: string,
  product: string,
): Promise<void> {
  await caches.delete(toPackCacheName(language, product));
  await deleteUnusedFiles();
}
