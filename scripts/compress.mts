/** Writes a brotli and a gzip twin beside every text file of `build/`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import docusaurusUtils from '@docusaurus/utils';

const { Globby } = docusaurusUtils;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const BUILD = path.resolve('build');
const CACHE = path.resolve('.cache/compressed');

/** Below this size, in bytes, compression saves no packet. */
const SMALLEST = 1024;

const ENCODINGS = [
  { extension: '.br', compress: (content: Buffer) => brotli(content) },
  {
    extension: '.gz',
    compress: (content: Buffer) => gzip(content, { level: 9 }),
  },
];

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(path.join(BUILD, file));
  if (content.length < SMALLEST) {
    return;
  }
  const hash = createHash('sha256').update(content).digest('hex');
  for (const { extension, compress } of ENCODINGS) {
    const cached = path.join(CACHE, hash + extension);
    const target = path.join(BUILD, file + extension);
    const isCached = await fs.copyFile(cached, target).then(
      () => true,
      () => false,
    );
    if (!isCached) {
      await fs.writeFile(cached, await compress(content));
      await fs.copyFile(cached, target);
    }
  }
}

/** Files that are compressed at a time: as many as Node's thread pool has threads. */
const CONCURRENCY = 4;

async function main(): Promise<void> {
  await fs.mkdir(CACHE, { recursive: true });
  const files = await Globby(
    '**/*.{html,js,css,json,svg,xml,txt,webmanifest}',
    {
      cwd: BUILD,
    },
  );
  const queue = [...files];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) {
        await compressFile(file);
      }
    }),
  );
  console.log(`Compressed ${files.length} files.`);
}

await main();
