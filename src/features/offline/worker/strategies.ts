import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies/Strategy.js';
import { toPageKey } from './addresses';
import { FILES_CACHE, SAVED_FILES_CACHE } from './names';
import { findSavedPage } from './savedPages';

/** How long a page waits for the network when there is a saved copy, in milliseconds. */
const PATIENCE_MS = 4000;

const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Pages: the network, and what is saved where it fails, is slow, or its server is ill. */
export class NetworkPages extends Strategy {
  protected async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response | undefined> {
    const answer = handler.fetchAndCachePut(request).catch(() => undefined);
    const inTime = await Promise.race([answer, wait(PATIENCE_MS)]);
    if (inTime && inTime.status < 500) {
      return inTime;
    }
    return (await findSavedPage(toPageKey(request.url))) ?? (await answer);
  }
}

/** Files that never change: what is kept, of visited pages or of saved products, and else the network. */
export class KeptFiles extends Strategy {
  protected async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> {
    const saved = await caches.match(request.url, {
      cacheName: SAVED_FILES_CACHE,
      ignoreVary: true,
    });
    return (
      saved ??
      (await handler.cacheMatch(request)) ??
      handler.fetchAndCachePut(request)
    );
  }
}

/** Files that may change: the network, and what is kept where it fails. */
export class FreshFiles extends Strategy {
  protected async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> {
    try {
      return await handler.fetchAndCachePut(request);
    } catch (error) {
      const kept =
        (await caches.match(request.url, {
          cacheName: SAVED_FILES_CACHE,
          ignoreVary: true,
        })) ??
        (await caches.match(request.url, {
          cacheName: FILES_CACHE,
          ignoreVary: true,
        }));
      if (kept) {
        return kept;
      }
      throw error;
    }
  }
}
