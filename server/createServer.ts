import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { parseRedirects } from './redirects';
import { registerSampleAds } from './sampleAds';

/** Files whose name holds a hash of their content never change. */
const HASHED_FILE = /\/assets\/.+\.[0-9a-f]{8}\.[^/]+$/;

function getCacheControl(file: string): string {
  return HASHED_FILE.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** Page for addresses that lead nowhere, in the language of the address. */
async function readNotFoundPage(
  buildDirectory: string,
  url: string,
): Promise<string> {
  const folder = /^\/zh(?=[/?]|$)/.test(url) ? 'zh' : '';
  return fs.readFile(path.join(buildDirectory, folder, '404.html'), 'utf8');
}

export interface ServerOptions {
  /** Whether stand-ins for the ad provider and its feed are served, and asked. */
  readonly hasSampleAds?: boolean;
}

/** Serves a built site as production does: compressed, clean addresses, redirects, a 404 page a language. */
export async function createServer(
  buildDirectory: string,
  { hasSampleAds = false }: ServerOptions = {},
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  const redirects = parseRedirects(
    await fs
      .readFile(path.join(buildDirectory, '_redirects'), 'utf8')
      .catch(() => ''),
  );

  server.addHook('onRequest', async (request, reply) => {
    const [pathname = '', ...rest] = request.url.split('?');
    const query = rest.join('?');
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

  server.setNotFoundHandler(async (request, reply): Promise<FastifyReply> =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await readNotFoundPage(buildDirectory, request.url)),
  );

  return server;
}
