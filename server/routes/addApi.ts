import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Collector } from '../createCollector';
import type { ServerOptions } from '../options';
import { allowOrigins } from './allowOrigins';
import { sendError } from './errors';
import { addEventsRoute } from './eventsRoute';
import { addFeedbackRoute } from './feedbackRoute';
import { addInsightsRoutes } from './insightsRoutes';

/** Addresses whose requests are counted at a time; kept in memory for a minute, stored nowhere. */
const MOST_ADDRESSES = 20_000;

/** Everything below `/api`. */
export async function addApi(
  server: FastifyInstance,
  { inbox, store }: Collector,
  options: ServerOptions,
): Promise<void> {
  await server.register(
    async (api) => {
      api.setErrorHandler(sendError);
      // Before the files of the site, which would answer with a page.
      api.all('/*', (_request, reply) =>
        reply.code(404).send({ statusCode: 404, message: 'No such address.' }),
      );
      api.addHook('onRequest', async (_request, reply) => {
        void reply.header('cache-control', 'no-store');
      });
      allowOrigins(api, options.allowedOrigins);
      await api.register(rateLimit, { global: false, cache: MOST_ADDRESSES });
      addFeedbackRoute(api, inbox, options.feedbackPerMinute);
      addEventsRoute(api, inbox, options.eventsPerMinute);
      addInsightsRoutes(api, store, options.insightsToken);
    },
    { prefix: '/api' },
  );
}
