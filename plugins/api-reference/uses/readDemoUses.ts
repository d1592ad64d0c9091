import fs from 'node:fs/promises';
import path from 'node:path';
import { cacheJson } from '../../lib/cacheJson';
import type { DemoLocation } from '../../lib/findDemoFiles';
import { parseDemoUses } from './parseDemoUses';
import type { DemoUses } from './types';

/** Raise it when `parseDemoUses` changes: it is part of the cache key. */
const PARSER_VERSION = 1;

/** A demo with its code. */
export interface DemoSource extends DemoLocation {
  readonly source: string;
}

/** A demo and what its code uses. */
export interface ParsedDemo extends DemoSource {
  readonly uses: DemoUses;
}

export async function readDemoSource(
  siteDirectory: string,
  demo: DemoLocation,
): Promise<DemoSource> {
  const file = path.join(siteDirectory, demo.file);
  return { ...demo, source: await fs.readFile(file, 'utf8') };
}

export async function parseDemo(
  demo: DemoSource,
  cacheDirectory: string,
): Promise<ParsedDemo> {
  const uses = await cacheJson(
    cacheDirectory,
    `demo ${PARSER_VERSION}\n${demo.source}`,
    () => parseDemoUses(demo.source),
  );
  return { ...demo, uses };
}

/** `react-data-grid/sorting/MultiSorting`, unique in a tree. */
export function toDemoKey({
  page,
  name,
}: Pick<DemoLocation, 'page' | 'name'>): string {
  return `${page}/${name}`;
}
