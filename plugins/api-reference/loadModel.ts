import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiFile, ApiManifest, ApiModel } from './types';
import { DEMO_API_FILE, MANIFEST_FILE } from './writeModel';

const NOT_PAGES = [MANIFEST_FILE, DEMO_API_FILE];

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isManifest(value: unknown): value is ApiManifest {
  return (
    isObject(value) &&
    value.schemaVersion === 1 &&
    isObject(value.packages) &&
    Array.isArray(value.products) &&
    Array.isArray(value.warnings)
  );
}

/** A file that this plugin wrote: its kind tells what it is, catalogues are arrays. */
function isApiFile(value: unknown): value is ApiFile {
  return (
    Array.isArray(value) ||
    (isObject(value) && ('kind' in value || 'members' in value))
  );
}

/** @throws {Error} When the text is no dump of a model. */
export function parseModel(text: string, source: string): ApiModel {
  const value: unknown = JSON.parse(text);
  if (
    isObject(value) &&
    isManifest(value.manifest) &&
    isObject(value.files) &&
    Object.values(value.files).every(isApiFile)
  ) {
    return {
      manifest: value.manifest,
      // Each value was checked just above.
      files: value.files as Record<string, ApiFile>,
    };
  }
  throw new Error(
    `[api-reference] ${source} is no API model. Make one with "npm run api -- --dump ${path.basename(source)}".`,
  );
}

/** @throws {Error} When the folder holds no model. */
export async function loadManifest(outDir: string): Promise<ApiManifest> {
  const file = path.join(outDir, MANIFEST_FILE);
  const manifest = await readJson(file);
  if (!isManifest(manifest)) {
    throw new Error(`[api-reference] ${file} is no manifest of an API model.`);
  }
  return manifest;
}

/** Reads a model back from its folder. */
export async function loadModel(outDir: string): Promise<ApiModel> {
  const manifest = await loadManifest(outDir);
  const names = (await fs.readdir(outDir, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json') && !NOT_PAGES.includes(name))
    .sort();
  const files: Record<string, ApiFile> = {};
  for (const name of names) {
    const file = await readJson(path.join(outDir, name));
    if (!isApiFile(file)) {
      throw new Error(`[api-reference] ${name} is no page of an API model.`);
    }
    files[name] = file;
  }
  return { manifest, files };
}
