import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { getProductIds } from '../lib/product';
import { locateDoc, type LocatedDoc } from './locateDoc';
import { readPages } from './readPages';
import { START_SIDEBAR } from './toSidebars';
import type { Marks, NavigationRoot } from './types';
import { walkPages, type PlacedPage } from './walk';

/** What the navigation and the paths say of a page; the markup reads it as `frontMatter.navigation`. */
export interface PageNavigation extends Marks {
  readonly pathname: string;
  /** `x-data-grid`, or null outside the products. */
  readonly productId: string | null;
  readonly productCategoryId: string | null;
  /** Titles of the groups above the page, outermost first. */
  readonly groups: readonly string[];
  /** Languages that the page is translated to, the default language left out. */
  readonly translations: readonly string[];
}

export interface NavigationFrontMatterOptions {
  readonly navigation: readonly NavigationRoot[];
  /** Absolute. */
  readonly siteDirectory: string;
  readonly routeBasePath: string;
  /** Languages other than the default. */
  readonly translationLocales: readonly string[];
}

/** Shorter than the time between two changes of a person who writes pages. */
const ORDER_LIFETIME_MS = 1000;

interface Order {
  readonly docIds: readonly string[];
  readonly readAtMs: number;
}

function toPageNavigation(
  { entry, parents }: PlacedPage,
  translations: readonly string[],
): PageNavigation {
  const { pathname, plan, planned, newFeature, unstable } = entry;
  const { product, category } = getProductIds(pathname);
  return {
    pathname,
    productId: product,
    productCategoryId: category,
    groups: parents.flatMap(({ title }) => (title ? [title] : [])),
    translations,
    ...(plan && { plan }),
    ...(planned && { planned }),
    ...(newFeature && { newFeature }),
    ...(unstable && { unstable }),
  };
}

/**
 * Adds to the front matter of each page what only the navigation knows: its
 * sidebar, the pages before and after it over all sidebars, its marks, its
 * product and its translations.
 */
export function createParseFrontMatter(
  options: NavigationFrontMatterOptions,
): ParseFrontMatter {
  const { navigation, siteDirectory, routeBasePath, translationLocales } =
    options;
  const placedPages = walkPages(navigation);

  const orders = new Map<string, Order>();

  /** The last order of a tree while it is young, so that a build with hundreds of pages reads the folder once. */
  function getOrder(doc: LocatedDoc): readonly string[] {
    const known = orders.get(doc.treeDirectory);
    if (known && performance.now() - known.readAtMs < ORDER_LIFETIME_MS) {
      return known.docIds;
    }
    const docIds = readOrder(doc);
    orders.set(doc.treeDirectory, { docIds, readAtMs: performance.now() });
    return docIds;
  }

  /** Doc ids of the pages that exist in a tree, in reading order. */
  function readOrder({ treeDirectory }: LocatedDoc): string[] {
    const docIds = new Map(
      readPages({
        directory: path.join(siteDirectory, treeDirectory),
        siteDirectory,
        routeBasePath,
      }).map(({ pathname, docId }) => [pathname, docId]),
    );
    return placedPages.flatMap(({ entry }) => docIds.get(entry.pathname) ?? []);
  }

  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const doc = locateDoc(params.filePath, siteDirectory, routeBasePath);
    const placed = placedPages.find(
      ({ entry }) => entry.pathname === doc?.pathname,
    );
    if (!doc || !placed) {
      return parsed;
    }
    const order = getOrder(doc);
    const index = order.indexOf(doc.docId);
    const translations = translationLocales.filter((locale) =>
      doc.isTranslatedTo(locale),
    );
    return {
      ...parsed,
      frontMatter: {
        displayed_sidebar: placed.sidebar ?? START_SIDEBAR,
        pagination_prev: order[index - 1] ?? null,
        pagination_next: order[index + 1] ?? null,
        ...parsed.frontMatter,
        navigation: toPageNavigation(placed, translations),
      },
    };
  };
}
