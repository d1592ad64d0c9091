/** Writes a brotli and a gzip twin beside every text file of `build/`. */
import path from 'node:path';
import docusaurusUtils from '@docusaurus/utils';
import { compressFile } from './lib/compressFile';

const { Globby } = docusaurusUtils;

const BUILD = path.resolve('build');

/** Files that are compressed at a time: as many as Node's thread pool has threads. */
const CONCURRENCY = 4;

async function main(): Promise<void> {
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
        await compressFile(BUILD, file);
      }
    }),
  );
  console.log(`Compressed ${files.length} files.`);
}

await main();
