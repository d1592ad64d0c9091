import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 86_400;

/** Lets pages of other origins send: for a site on a static host with the collector elsewhere. */
export function allowOrigins(
  api: FastifyInstance,
  origins: readonly string[],
): void {
  if (origins.length === 0) {
    return;
  }
  api.addHook('onRequest', async ({ headers, url }, reply) => {
    void reply.header('vary', 'origin');
    const isForReaders = !url.startsWith('/api/insights');
    if (headers.origin && origins.includes(headers.origin) && isForReaders) {
      void reply.header('access-control-allow-origin', headers.origin);
    }
  });
  for (const path of ['/feedback', '/events']) {
    api.options(path, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .send(),
    );
  }
}
