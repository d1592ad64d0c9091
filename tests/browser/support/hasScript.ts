import fs from 'node:fs';
import path from 'node:path';
import { BUILD } from './site';

/**
 * Whether one of the loaded files is a script with a text in it. The names of
 * scripts say nothing, so a part of the code is known by what only it says.
 */
export function hasScript(urls: readonly string[], text: string): boolean {
  return urls
    .map((url) => new URL(url).pathname)
    .filter((pathname) => /^\/assets\/js\/.+\.js$/.test(pathname))
    .some((pathname) =>
      fs.readFileSync(path.join(BUILD, pathname), 'utf8').includes(text),
    );
}
