import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  LanguagePlan,
  PackFile,
  PackIndex,
  PackManifest,
  PackPage,
} from './types';

const HASH_LENGTH = 16;

/** File of an address: `/x/introduction/` → `x/introduction/index.html`. */
function toFile(buildDirectory: string, url: string): string {
  const name = decodeURI(url.endsWith('/') ? `${url}index.html` : url);
  return path.join(buildDirectory, name);
}

async function measureFile(
  buildDirectory: string,
  url: string,
): Promise<PackFile> {
  const file = toFile(buildDirectory, url);
  const { size } = await fs.stat(file);
  // Small files have no compressed twin.
  const compressed = await fs.stat(`${file}.br`).catch(() => undefined);
  return { url, bytes: compressed?.size ?? size, size };
}

async function measurePage(
  buildDirectory: string,
  url: string,
): Promise<PackPage> {
  const html = await fs.readFile(toFile(buildDirectory, url));
  const hash = createHash('sha256').update(html).digest('hex');
  return {
    ...(await measureFile(buildDirectory, url)),
    hash: hash.slice(0, HASH_LENGTH),
  };
}

export interface MeasuredPacks {
  readonly index: PackIndex;
  /** Address → manifest. */
  readonly manifests: Readonly<Record<string, PackManifest>>;
}

/** Sizes and hashes of all that the packs of a language consist of, once the site is compressed. */
export async function measurePacks(
  buildDirectory: string,
  { language, baseUrl, version, build, packs }: LanguagePlan,
): Promise<MeasuredPacks> {
  const manifests: Record<string, PackManifest> = {};
  for (const { product, pages, files } of packs) {
    manifests[`${baseUrl}packs/${product}.json`] = {
      product,
      language,
      version,
      build,
      pages: await Promise.all(
        pages.map((url) => measurePage(buildDirectory, url)),
      ),
      files: await Promise.all(
        files.map((url) => measureFile(buildDirectory, url)),
      ),
    };
  }
  return {
    manifests,
    index: {
      version,
      build,
      packs: Object.entries(manifests).map(([manifest, pack]) => ({
        product: pack.product,
        manifest,
        pageCount: pack.pages.length,
        bytes: [...pack.pages, ...pack.files].reduce(
          (sum, { bytes }) => sum + bytes,
          0,
        ),
      })),
    },
  };
}
