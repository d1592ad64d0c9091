import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request itself (true), or leaves it to the site. */
export type Interceptor = (
  pathname: string,
  response: http.ServerResponse,
) => boolean;

/** A host in front of the built site, which deployments and outages come to. */
export interface Host {
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly requested: string[];
  /** Cuts every connection, or no longer. */
  setDown(isDown: boolean): void;
  /**
   * Publishes the site anew: the files that every page starts with have other
   * names, and the old names lead nowhere, as after a real deployment.
   */
  deploy(): void;
  intercept(interceptor: Interceptor | undefined): void;
  close(): Promise<void>;
}

const TEXT = /html|javascript|json/;

/** `2aaa1725`, third deployment → `2aaa1723` or so: another name, of the same length. */
function rename(hash: string, deployment: number): string {
  const last = (parseInt(hash.slice(-1), 16) + deployment) % 16;
  return hash.slice(0, -1) + last.toString(16);
}

/** Starts a host in front of a server with the built site. */
export async function openHost(siteOrigin: string): Promise<Host> {
  const index = (await (
    await fetch(`${siteOrigin}/packs/index.json`)
  ).json()) as { build: string };
  const chinese = (await (
    await fetch(`${siteOrigin}/zh/packs/index.json`)
  ).json()) as { build: string };
  const hashes = [
    ...new Set([...index.build.split('-'), ...chinese.build.split('-')]),
  ];
  let deployment = 0;
  let isDown = false;
  let interceptor: Interceptor | undefined;
  const requested: string[] = [];

  const toPublished = (text: string): string =>
    hashes.reduce(
      (result, hash) => result.replaceAll(hash, rename(hash, deployment)),
      text,
    );
  const toBuilt = (url: string): string =>
    hashes.reduce(
      (result, hash) => result.replaceAll(rename(hash, deployment), hash),
      url,
    );

  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, siteOrigin);
    if (isDown) {
      request.socket.destroy();
      return;
    }
    requested.push(pathname);
    if (interceptor?.(pathname, response)) {
      return;
    }
    const isGone = deployment > 0 && hashes.some((hash) => url.includes(hash));
    const target = siteOrigin + (isGone ? '/assets/gone.js' : toBuilt(url));
    // The site knows nothing of deployments: it would say that nothing changed.
    const {
      'if-none-match': _tag,
      'if-modified-since': _date,
      ...headers
    } = request.headers;
    const upstream = http.request(
      target,
      {
        method: request.method ?? 'GET',
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-length': _length, ...headers } = answer.headers;
          const type = headers['content-type'] ?? '';
          const body = Buffer.concat(chunks);
          response.writeHead(answer.statusCode ?? 500, {
            ...headers,
            // Another deployment is another file, whatever its date says.
            ...(deployment > 0 && { etag: `"${deployment}"` }),
          });
          response.end(
            deployment > 0 && TEXT.test(type)
              ? toPublished(body.toString('utf8'))
              : body,
          );
        });
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    setDown(next) {
      isDown = next;
      if (next) {
        server.closeAllConnections();
      }
    },
    deploy() {
      deployment += 1;
    },
    intercept(next) {
      interceptor = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
