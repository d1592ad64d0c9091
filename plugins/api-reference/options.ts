import path from 'node:path';
import type { DocsTree } from '../lib/docsTree';

export interface ApiReferenceOptions {
  /** The docs trees that get API pages: the current docs and every cut version. */
  readonly trees: readonly DocsTree[];
  /** `x` → pages at `/x/api/…` */
  readonly routeBasePath: string;
  /** Folder of the installed packages, relative to the site. */
  readonly packagesRoot?: string;
}

export const DEFAULT_PACKAGES_ROOT = 'node_modules';
/** Folders relative to the site; all can be deleted at any time. */
export const MODEL_FOLDER = '.cache/api-model';
export const CACHE_FOLDER = '.cache/api-reference';

/** Absolute: where the names of a tree's API lead, for links in its guides. */
export function getLinksFile(siteDirectory: string, tree: DocsTree): string {
  return path.join(siteDirectory, CACHE_FOLDER, `${tree.name}.links.json`);
}
