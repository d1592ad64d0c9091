/** The service worker of a language. See plugins/service-worker/README.md. */
import type { WorkboxPlugin } from 'workbox-core';
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { getKind, toPageKey } from './addresses';
import { listProducts, listVisited } from './listSaved';
import { parseMessage, type BuildMessage } from './messages';
import { FILES_CACHE, PAGES_CACHE } from './names';
import { createOfflineResponse } from './offlinePage';
import { toStored } from './savedPages';
import type { Site } from './site';
import { FreshFiles, KeptFiles, NetworkPages } from './strategies';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const SITE: Site;

/** Most pages and files that are kept of visits. Those not used for longest go first; a full disk takes all. */
const MOST_PAGES = 150;
const MOST_FILES = 2000;

const { scope } = self.registration;

const keepUnder: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toPageKey(request.url),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    response.headers.get('content-type')?.includes('text/html')
      ? toStored(response)
      : null,
};

const pages = new NetworkPages({
  cacheName: PAGES_CACHE,
  plugins: [
    keepUnder,
    new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
    {
      handlerDidError: async () =>
        createOfflineResponse({
          languages: SITE.languages,
          products: await listProducts(scope, SITE.productNames),
          pages: await listVisited(scope),
        }),
    },
  ],
});

const fileOptions = {
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    // A host that answers a missing file with a page must not spoil the file.
    {
      cacheWillUpdate: async ({ response }: { response: Response }) =>
        response.status === 200 &&
        !response.headers.get('content-type')?.includes('text/html')
          ? response
          : null,
    },
    new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }),
  ],
};
const hashedFiles = new KeptFiles(fileOptions);
const plainFiles = new FreshFiles(fileOptions);
const fileStrategies = {
  'hashed-file': hashedFiles,
  'plain-file': plainFiles,
} as const;

async function keepVisit(
  event: ExtendableEvent,
  page: string,
  files: readonly string[],
): Promise<void> {
  const { origin } = self.location;
  const visits = [
    ...((origin + page).startsWith(scope)
      ? [{ strategy: pages, url: origin + page }]
      : []),
    ...files.flatMap((file) => {
      const kind = getKind(file);
      return kind === 'other'
        ? []
        : [{ strategy: fileStrategies[kind], url: origin + file }];
    }),
  ];
  await Promise.allSettled(
    visits.flatMap(({ strategy, url }) =>
      strategy.handleAll({ event, request: new Request(url) }),
    ),
  );
}

clientsClaim();

registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    getKind(url.pathname) === 'hashed-file' &&
    // So asks a page that saves a product: it keeps the file itself.
    request.cache !== 'force-cache',
  hashedFiles,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && getKind(url.pathname) === 'plain-file',
  plainFiles,
);

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  switch (message?.type) {
    case 'skip-waiting':
      event.waitUntil(self.skipWaiting());
      break;
    case 'ask-build':
      event.ports[0]?.postMessage({ build: SITE.build } satisfies BuildMessage);
      break;
    case 'visited':
      event.waitUntil(keepVisit(event, message.page, message.files));
      break;
    default:
  }
});
