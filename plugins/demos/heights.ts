import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocsTree } from '../lib/docsTree';
import type { DemoHeight } from './types';

/** Page folder and demo name, `react-data-grid/sorting/MultiSorting` → measured height. */
export type DemoHeights = Readonly<Record<string, DemoHeight>>;

/** Reserved for a demo that was not measured yet. */
export const DEFAULT_HEIGHT: DemoHeight = { wide: 400, narrow: 400 };

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
  return JSON.parse(text) as DemoHeights; // Written by scripts/measureDemos.ts only.
}
