import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIfChanged } from '../lib/writeIfChanged';
import { bundleFrame } from './bundleFrame';
import { readScope } from './readScope';
import { renderFrameHtml, type FramePolicy } from './renderFrameHtml';
import { renderScope } from './renderScope';
import { hashFiles, isFresh, writeStamp } from './stamp';

export interface DemoFrameOptions {
  /** Script that runs in the frame, relative to the site folder. */
  readonly entry: string;
  /** Static directory that the site serves, relative to the site folder. */
  readonly staticDirectory: string;
  /** Where the frame is, and what it may do. */
  readonly policy: FramePolicy;
  /** Licence key of the library's paid packages; the watermark shows without it. */
  readonly licenseKey?: string | undefined;
}

/** The document in which edited demos run, with all that they may import. See README.md. */
export default function demoFramePlugin(
  { siteDir }: LoadContext,
  { entry, staticDirectory, policy, licenseKey }: DemoFrameOptions,
): Plugin {
  const cache = path.join(siteDir, '.cache/demo-frame');
  const stamp = path.join(cache, 'stamp.json');
  const root = path.join(siteDir, staticDirectory);
  const html = path.join(root, policy.path, 'index.html');
  const outputDirectory = path.join(root, policy.assets);

  return {
    name: 'demo-frame',
    async loadContent() {
      const scope = await readScope(siteDir);
      for (const [name, text] of Object.entries(renderScope(scope))) {
        await writeIfChanged(path.join(cache, name), text);
      }
      const key = await hashFiles(
        [
          path.join(siteDir, 'package-lock.json'),
          path.join(__dirname, 'bundleFrame.ts'),
        ],
        JSON.stringify({ entry, policy, licenseKey }),
      );
      if (await isFresh(stamp, key, html)) {
        return;
      }
      const { script, sources } = await bundleFrame({
        siteDirectory: siteDir,
        entry: path.join(siteDir, entry),
        scopeDirectory: cache,
        outputDirectory,
        licenseKey,
      });
      const address = path.posix.relative(policy.path, policy.assets + script);
      await fs.mkdir(path.dirname(html), { recursive: true });
      await fs.writeFile(html, renderFrameHtml(policy, address));
      await writeStamp(stamp, key, sources);
    },
    getPathsToWatch: () => [
      path.join(siteDir, path.dirname(entry), '**/*.{ts,tsx}'),
    ],
  };
}
