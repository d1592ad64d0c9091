import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { copyToTempDirectory } from '../tests/setup/tempDirectory';
import { createServer } from './createServer';

const PAGE = 'x/introduction/index.html';

const buildDirectory = copyToTempDirectory(
  path.join(__dirname, '__fixtures__/built-site'),
);
let server: FastifyInstance;

beforeAll(async () => {
  const page = path.join(buildDirectory, PAGE);
  const content = fs.readFileSync(page);
  fs.writeFileSync(`${page}.br`, brotliCompressSync(content));
  fs.writeFileSync(`${page}.gz`, gzipSync(content));
  server = await createServer(buildDirectory);
});
afterAll(() => server.close());

function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return server.inject({ method: 'GET', url, headers });
}

function readBuilt(file: string): Buffer {
  return fs.readFileSync(path.join(buildDirectory, file));
}

describe('a page', () => {
  it.each([
    ['br', 'br', `${PAGE}.br`],
    ['gzip', 'gzip', `${PAGE}.gz`],
    ['gzip, deflate, br', 'br', `${PAGE}.br`],
    ['identity', undefined, PAGE],
    ['', undefined, PAGE],
  ])(
    'is sent to who accepts "%s" with the encoding %s',
    async (accepted, encoding, file) => {
      const response = await get('/x/introduction/', {
        'accept-encoding': accepted,
      });

      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.rawPayload.equals(readBuilt(file))).toBe(true);
    },
  );

  it('tells caches between here and the reader that the encoding varies', async () => {
    const response = await get('/x/introduction/', {
      'accept-encoding': 'br',
    });

    expect(response.headers['vary']).toBe('accept-encoding');
  });

  it('is asked for anew each time, and answered with 304 while it is the same', async () => {
    const first = await get('/x/introduction/');
    const second = await get('/x/introduction/', {
      'if-none-match': String(first.headers['etag']),
    });

    expect(first.headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect(second.statusCode).toBe(304);
  });

  it.each([
    ['/x/introduction', '/x/introduction/'],
    ['/x/introduction?a=1&b=2', '/x/introduction/?a=1&b=2'],
    ['/zh/x/introduction', '/zh/x/introduction/'],
  ])('has one address: %s leads to %s', async (url, location) => {
    const response = await get(url);

    expect(response.statusCode).toBe(301);
    expect(response.headers['location']).toBe(location);
  });

  it('is found whatever its query', async () => {
    const response = await get('/x/introduction/?userLanguage=en');

    expect(response.statusCode).toBe(200);
  });
});

describe('a file', () => {
  it('is kept for a year when its name holds its hash', async () => {
    const response = await get('/assets/js/main.0528d4a7.js');

    expect(response.headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it.each(['/assets/js/runtime.js', '/img/mark.svg'])(
    'is asked for anew each time when its name does not: %s',
    async (url) => {
      const response = await get(url);

      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe(
        'public, max-age=0, must-revalidate',
      );
    },
  );

  it.each([
    ['/assets/js/main.0528d4a7.js', 'application/javascript; charset=utf-8'],
    ['/img/mark.svg', 'image/svg+xml'],
  ])(
    'has its type, which browsers must not guess: %s is %s',
    async (url, type) => {
      const response = await get(url);

      expect(response.headers['content-type']).toBe(type);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

describe('an address that leads nowhere', () => {
  it.each([
    ['/x/nothing/', '404.html'],
    ['/x/nothing', '404.html'],
    ['/img/', '404.html'],
    ['/zhx/', '404.html'],
    ['/zh/x/nothing/', 'zh/404.html'],
    ['/zh/x/nothing/?a=1', 'zh/404.html'],
  ])('gets the page of its language: %s shows %s', async (url, file) => {
    const response = await get(url);

    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.rawPayload.equals(readBuilt(file))).toBe(true);
  });

  it.each(['/.hidden', '/../package.json', '/%2e%2e/package.json'])(
    'does not lead out of the site: %s',
    async (url) => {
      const response = await get(url);

      expect(response.statusCode).toBe(404);
    },
  );
});

describe('an address that moved', () => {
  it.each([
    ['/', '/x/introduction/', 301],
    ['/zh/', '/zh/x/introduction/', 301],
    ['/zh', '/zh/x/introduction/', 301],
    ['/x/react-charts/heat-map/', '/x/react-charts/heatmap/', 301],
    ['/x/react-charts/heat-map', '/x/react-charts/heatmap/', 301],
    ['/x/react-charts/heat-map/?a=1?b', '/x/react-charts/heatmap/?a=1?b', 301],
    ['/zh/x/react-charts/heat-map/', '/zh/x/react-charts/heatmap/', 301],
    ['/r/x-license/', '/x/introduction/licensing/', 302],
  ])('leads from %s to %s with %d', async (url, location, status) => {
    const response = await get(url);

    expect(response.statusCode).toBe(status);
    expect(response.headers['location']).toBe(location);
  });

  it('is no prefix: pages below it are not moved', async () => {
    const response = await get('/x/react-charts/heat-map/below/');

    expect(response.statusCode).toBe(404);
  });
});

describe('a build without redirects', () => {
  const directory = copyToTempDirectory(
    path.join(__dirname, '__fixtures__/built-site'),
  );
  fs.rmSync(path.join(directory, '_redirects'));

  it('is served all the same', async () => {
    const bare = await createServer(directory);

    const response = await bare.inject('/x/introduction/');
    await bare.close();

    expect(response.statusCode).toBe(200);
  });
});
