import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Twins of earlier builds, by hash. */
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

/** Writes a brotli and a gzip twin beside a file, unless it is too small to gain by it. */
export async function compressFile(
  directory: string,
  file: string,
): Promise<void> {
  const content = await fs.readFile(path.join(directory, file));
  if (content.length < SMALLEST) {
    return;
  }
  await fs.mkdir(CACHE, { recursive: true });
  const hash = createHash('sha256').update(content).digest('hex');
  for (const { extension, compress } of ENCODINGS) {
    const cached = path.join(CACHE, hash + extension);
    const target = path.join(directory, file + extension);
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
