import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What `/placements.json` says while the stand-ins are served: both of them, and every ad is counted. */
const OPTIONS = {
  providerScript: '/sample-ads/provider.js',
  fillerLink: null,
  feedUrl: '/sample-ads/feed.json',
  displayRatio: 1,
};

const FILES: Readonly<Record<string, string>> = {
  'provider.js': 'application/javascript; charset=utf-8',
  'feed.json': 'application/json; charset=utf-8',
  'picture.svg': 'image/svg+xml',
};

/** Serves stand-ins for the ad provider and its feed, so that the ads of others can be seen without others. */
export async function registerSampleAds(
  server: FastifyInstance,
): Promise<void> {
  server.get('/placements.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(OPTIONS),
  );
  for (const [name, type] of Object.entries(FILES)) {
    const content = await fs.readFile(path.join(__dirname, name));
    server.get(`/sample-ads/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-store').send(content),
    );
  }
}
