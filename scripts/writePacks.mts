/** Writes what readers can save for reading offline: `packs/` of each language, with the sizes of the compressed site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { measurePacks } from '../plugins/service-worker/measurePacks';
import type { LanguagePlan } from '../plugins/service-worker/types';
import { getPlanDirectory } from '../plugins/service-worker/writeWorkerFiles';
import { compressFile } from './lib/compressFile';

const BUILD = path.resolve('build');

async function writeJson(url: string, value: object): Promise<void> {
  const file = path.join(BUILD, url);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(value));
  await compressFile(BUILD, url);
}

async function main(): Promise<void> {
  const directory = getPlanDirectory(process.cwd());
  for (const name of await fs.readdir(directory)) {
    const plan = JSON.parse(
      await fs.readFile(path.join(directory, name), 'utf8'),
    ) as LanguagePlan; // Written by the build.
    const { index, manifests } = await measurePacks(BUILD, plan);
    await writeJson(`${plan.baseUrl}packs/index.json`, index);
    for (const [url, manifest] of Object.entries(manifests)) {
      await writeJson(url, manifest);
    }
    const sizes = index.packs.map(
      ({ product, bytes }) => `${product} ${(bytes / 1e6).toFixed(1)} MB`,
    );
    console.log(`Packs (${plan.language}): ${sizes.join(', ')}.`);
  }
}

await main();
