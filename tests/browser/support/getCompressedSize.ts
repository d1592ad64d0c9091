import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { BUILD } from './site';

/** Size of a file of the build as a browser gets it, in bytes. */
export function getCompressedSize(pathname: string): number {
  const file = path.join(BUILD, pathname);
  return fs.existsSync(`${file}.br`)
    ? fs.statSync(`${file}.br`).size
    : zlib.brotliCompressSync(fs.readFileSync(file)).length;
}
