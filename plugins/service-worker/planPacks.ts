import { getProductIds } from '../lib/product';
import { collectFiles, type ChunkGroup } from './chunkGraph';
import type { PackPlan } from './types';

/** `routesChunkNames.json` of Docusaurus: `{ "/x/introduction/-2ab": { "content": "a75ef959" } }`. */
export type RouteChunks = Readonly<Record<string, RouteChunkNames>>;
export type RouteChunkNames =
  string | { readonly [key: string]: RouteChunkNames };

export interface PackInput {
  /** Path of the docs with language: `/zh/x/`. */
  readonly docsPath: string;
  readonly baseUrl: string;
  /** Paths of all pages. */
  readonly paths: readonly string[];
  readonly routeChunks: RouteChunks;
  readonly graph: readonly ChunkGroup[];
  /** Files that the HTML of a page names itself. */
  readonly readPageFiles: (path: string) => readonly string[];
}

/** Pages of a cut version: `/x/7.16.0/…`. They are not saved with a product. */
const CUT_VERSION = /^\d+\.\d+/;

/** Name of the site's own entry, which every page starts with. */
const ENTRY = 'main';

function flatten(names: RouteChunkNames): string[] {
  return typeof names === 'string'
    ? [names]
    : Object.values(names).flatMap(flatten);
}

/** `/x/introduction/-2ab` → `/x/introduction/` */
function toRoutePath(key: string): string {
  return key.replace(/-[^-/]+$/, '');
}

function sortUnique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/**
 * One pack a product, with the pages that belong to no product: they are what
 * its guides lead to. A page takes the code of its route and of those above it,
 * with all that this code may load.
 */
export function planPacks(input: PackInput): PackPlan[] {
  const { docsPath, baseUrl, routeChunks, graph, readPageFiles } = input;
  const routes = Object.entries(routeChunks).map(([key, names]) => ({
    path: toRoutePath(key),
    names: flatten(names),
  }));
  const routeNames = new Set(routes.flatMap(({ names }) => names));
  const docs = input.paths.filter(
    (path) =>
      path.startsWith(docsPath) &&
      !CUT_VERSION.test(path.slice(docsPath.length)),
  );
  const getPages = (product: string | null): string[] =>
    docs.filter((path) => getProductIds(path).product === product);
  const products = new Set(docs.map((path) => getProductIds(path).product));
  const shared = getPages(null);
  return [...products].sort().flatMap((product) => {
    if (product === null) {
      return [];
    }
    const pages = sortUnique([...shared, ...getPages(product)]);
    const names = routes
      .filter(({ path }) => pages.some((page) => page.startsWith(path)))
      .flatMap((route) => route.names);
    const files = collectFiles(graph, [ENTRY, ...names], routeNames).map(
      (file) => baseUrl + file,
    );
    return [
      {
        product,
        pages,
        files: sortUnique([...files, ...pages.flatMap(readPageFiles)]),
      },
    ];
  });
}
