import fs from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../lib/writeIfChanged';
import type { ApiModel } from './types';

/** Holds the hash of what the files beside it were made from. */
export const HASH_FILE = '.hash';
export const MANIFEST_FILE = 'manifest.json';
/** The API that each demo uses; kept beside the model, not part of it. */
export const DEMO_API_FILE = 'demo-api.json';

const NOT_OF_MODEL = [HASH_FILE, DEMO_API_FILE];

export interface WriteReport {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
}

/** Two spaces and a final line break, so that two models can be compared by eye. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    );
}

/** Makes the folder hold exactly the model: writes what changed, deletes what is no longer part of it. */
export async function writeModel(
  { manifest, files }: ApiModel,
  outDir: string,
): Promise<WriteReport> {
  const contents = new Map<string, unknown>([
    ...Object.entries(files),
    [MANIFEST_FILE, manifest],
  ]);
  const existing = await listFiles(outDir);
  const stale = existing.filter(
    (file) => !contents.has(file) && !NOT_OF_MODEL.includes(file),
  );
  const written: string[] = [];
  for (const [file, content] of contents) {
    if (await writeIfChanged(path.join(outDir, file), formatJson(content))) {
      written.push(file);
    }
  }
  await Promise.all(stale.map((file) => fs.rm(path.join(outDir, file))));
  return { written, deleted: stale };
}
