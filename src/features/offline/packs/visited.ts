import { FILES_CACHE, PAGES_CACHE } from '../stored';

/** How many visited pages are kept. */
export async function countVisited(): Promise<number> {
  // Opening it would create it.
  return (await caches.has(PAGES_CACHE))
    ? (await (await caches.open(PAGES_CACHE)).keys()).length
    : 0;
}

/** Deletes what is kept of visits; saved products stay. */
export async function deleteVisited(): Promise<void> {
  await Promise.all(
    [PAGES_CACHE, FILES_CACHE].map((name) => caches.delete(name)),
  );
}
