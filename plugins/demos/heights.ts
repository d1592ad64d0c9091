import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocsTree } from '../lib/docsTree';
import type { ComponentFile } from './readDemos';
import type { DemoHeight } from './types';

/** A height, and which code it was measured of. */
export interface MeasuredHeight extends DemoHeight {
  /** Of {@link hashDemo}; absent in files of older versions. */
  readonly source?: string;
}

/** Page folder and demo name, `react-data-grid/sorting/MultiSorting` → measured height. */
export type DemoHeights = Readonly<Record<string, MeasuredHeight>>;

/** Reserved for a demo that was not measured yet. */
const DEFAULT_HEIGHT: DemoHeight = { wide: 400, narrow: 400 };

/** File beside the pages, so that cutting a version copies it. */
export function getHeightsFile(siteDirectory: string, tree: DocsTree): string {
  return path.join(siteDirectory, tree.directory, 'demo-heights.json');
}

/** The measured heights of a tree; none when they were never measured. */
export async function readHeights(
  siteDirectory: string,
  tree: DocsTree,
): Promise<DemoHeights> {
  const text = await fs
    .readFile(getHeightsFile(siteDirectory, tree), 'utf8')
    .catch(() => '{}');
  return JSON.parse(text) as DemoHeights; // Written by scripts/measureDemos.mts only.
}

/** `react-data-grid/sorting`, `MultiSorting` → the key of its height. */
export function toHeightKey({
  page,
  name,
}: {
  readonly page: string;
  readonly name: string;
}): string {
  return `${page}/${name}`;
}

/** The height of a demo without what its page does not need to know. */
export function getHeight(
  heights: DemoHeights,
  demo: Parameters<typeof toHeightKey>[0],
): DemoHeight {
  const { wide, narrow } = heights[toHeightKey(demo)] ?? DEFAULT_HEIGHT;
  return { wide, narrow };
}

/** Eight letters that change with the code of a demo and of the files beside it. */
export function hashDemo({
  source,
  modules,
}: Pick<ComponentFile, 'source' | 'modules'>): string {
  const texts = [source, ...modules.map((module) => module.source)];
  return createHash('sha256')
    .update(texts.join('\0'))
    .digest('hex')
    .slice(0, 8);
}
