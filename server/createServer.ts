import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Collector } from './createCollector';
import { findHeaders, parseHeaders } from './headers/parseHeaders';
import type { ServerOptions } from './options';
import { parseRedirects } from './redirects';
import { addApi } from './routes/addApi';
import { registerSampleAds } from './sampleAds';

export interface CollectorSetup {
  readonly collector: Collector;
  readonly options: ServerOptions;
}

export interface ServerSetup extends Partial<CollectorSetup> {
  /** Whether stand-ins for the ad provider and its feed are served, and asked. */
  readonly hasSampleAds?: boolean;
}

/** Files whose name holds a hash of their content never change. */
const HASHED_FILE = /\/assets\/.+\.[0-9a-f]{8}\.[^/]+$/;

/** The workers, which decide what readers see: no copy of them may be old. */
const WORKER_FILE = /\/sw\.js$/;

function getCacheControl(file: string): string {
  if (WORKER_FILE.test(file)) {
    return 'no-cache';
  }
  return HASHED_FILE.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** Page for addresses that lead nowhere, in the language of the address. */
function getNotFoundPath(url: string): string {
  return /^\/zh(?=[/?]|$)/.test(url) ? '/zh/404.html' : '/404.html';
}

/** A file that hosts read; empty when the build has none. */
function readHostFile(buildDirectory: string, name: string): Promise<string> {
  return fs.readFile(path.join(buildDirectory, name), 'utf8').catch(() => '');
}

/**
 * Serves a built site as production does: compressed, clean addresses,
 * redirects, headers, a 404 page a language; with a collector, `/api` too.
 */
export async function createServer(
  buildDirectory: string,
  { collector, options, hasSampleAds = false }: ServerSetup = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: true,
    trustProxy: (_address, hop) => hop < (options?.trustedProxies ?? 0),
    ajv: {
      // What differs from the schema is refused, not repaired.
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        allowUnionTypes: true,
      },
    },
  });
  const redirects = parseRedirects(
    await readHostFile(buildDirectory, '_redirects'),
  );
  const rules = parseHeaders(await readHostFile(buildDirectory, '_headers'));

  server.addHook('onRequest', async (request, reply) => {
    const [pathname = '', ...rest] = request.url.split('?');
    const query = rest.join('?');
    void reply.headers(findHeaders(rules, pathname));
    const redirect = redirects.get(pathname.replace(/\/$/, ''));
    if (redirect) {
      const target = query ? `${redirect.to}?${query}` : redirect.to;
      return reply.redirect(target, redirect.status);
    }
    return undefined;
  });

  if (hasSampleAds) {
    await registerSampleAds(server);
  }
  if (collector && options) {
    await addApi(server, collector, options);
    server.addHook('onClose', () => collector.close());
  }

  await server.register(fastifyStatic, {
    root: buildDirectory,
    preCompressed: true,
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', getCacheControl(file));
      reply.setHeader('x-content-type-options', 'nosniff');
      reply.setHeader('vary', 'accept-encoding');
    },
  });

  server.setNotFoundHandler(async (request, reply): Promise<FastifyReply> => {
    const page = getNotFoundPath(request.url);
    return reply
      .code(404)
      .headers(findHeaders(rules, page))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await fs.readFile(path.join(buildDirectory, page), 'utf8'));
  });

  return server;
}
