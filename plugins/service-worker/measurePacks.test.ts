import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measurePacks } from './measurePacks';

describe('measurePacks', () => {
  it('counts compressed bytes where there are, and tells pages apart by their content', async () => {
    const build = await fs.mkdtemp(path.join(os.tmpdir(), 'packs-'));
    await fs.mkdir(path.join(build, 'x/a'), { recursive: true });
    await fs.writeFile(path.join(build, 'x/a/index.html'), '<html>');
    await fs.writeFile(path.join(build, 'main.js'), 'a'.repeat(2000));
    await fs.writeFile(path.join(build, 'main.js.br'), 'b'.repeat(30));

    const { index, manifests } = await measurePacks(build, {
      language: 'en',
      baseUrl: '/',
      version: '7.17.0',
      build: 'b1',
      packs: [{ product: 'x-charts', pages: ['/x/a/'], files: ['/main.js'] }],
    });
    await fs.rm(build, { recursive: true });

    expect(index).toEqual({
      version: '7.17.0',
      build: 'b1',
      packs: [
        {
          product: 'x-charts',
          manifest: '/packs/x-charts.json',
          pageCount: 1,
          bytes: 36,
        },
      ],
    });
    expect(manifests['/packs/x-charts.json']).toEqual({
      product: 'x-charts',
      language: 'en',
      version: '7.17.0',
      build: 'b1',
      pages: [{ url: '/x/a/', bytes: 6, size: 6, hash: 'b7d082ee12e91b75' }],
      files: [{ url: '/main.js', bytes: 30, size: 2000 }],
    });
  });
});
