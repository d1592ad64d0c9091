import { suggestName, throwOnProblems, type Problem } from '../lib/problem';
import type { BuildContext } from './context';
import { extractAliases } from './extractAliases';
import { extractComponent } from './extractComponent';
import { extractEvents } from './extractEvents';
import { extractGridApi } from './extractGridApi';
import { extractInterface } from './extractInterface';
import { extractNames } from './extractNames';
import { extractSelectors } from './extractSelectors';
import { listExportedNames } from './findExport';
import { createGetOrigin } from './getOrigin';
import {
  apiPages,
  gridApiSlices,
  slotsInterfaces,
  toRoute,
  type ApiPageSpec,
} from './pages';
import type { InstalledPackage } from './readPackages';
import { readPrograms } from './readPrograms';
import type {
  ApiFile,
  ApiManifest,
  ApiModel,
  IndexPage,
  ProductId,
} from './types';

export interface BuildOptions {
  readonly packages: readonly InstalledPackage[];
  readonly pages?: readonly ApiPageSpec[];
  readonly gridApiSlices?: readonly string[];
  readonly slotsInterfaces?: Readonly<Record<string, string>>;
  readonly demos?: Readonly<Record<string, readonly string[]>>;
  /** Route below which the API pages live, with slashes at both ends. */
  readonly routeBase?: string;
}

const SECTIONS = { component: 'Components', interface: 'Interfaces' } as const;

function buildIndex(
  product: ProductId,
  pages: readonly ApiPageSpec[],
  { routes }: BuildContext,
): IndexPage {
  const entries = pages.flatMap(({ kind, name, ...page }) =>
    kind === 'index' || page.product !== product
      ? []
      : [{ section: SECTIONS[kind], name, href: routes.get(name) ?? '' }],
  );
  return { kind: 'index', entries };
}

function buildPage(
  spec: ApiPageSpec,
  pages: readonly ApiPageSpec[],
  context: BuildContext,
): ApiFile | null {
  switch (spec.kind) {
    case 'index':
      return buildIndex(spec.product, pages, context);
    case 'component':
      return extractComponent(spec, context);
    default:
      return extractInterface(spec, context);
  }
}

function toUnknownNameProblem(
  { name, product }: ApiPageSpec,
  { tiers }: BuildContext,
): Problem {
  return {
    file: 'plugins/api-reference/pages.ts',
    message: `"${name}" is exported by no ${product} package that is read.`,
    hint: suggestName(name, listExportedNames(tiers, product)),
  };
}

/** @throws {Error} When a page names something that no package exports. */
function buildPages(
  pages: readonly ApiPageSpec[],
  context: BuildContext,
): Map<string, ApiFile> {
  const problems: Problem[] = [];
  const files = new Map<string, ApiFile>();
  for (const spec of pages) {
    const page = buildPage(spec, pages, context);
    if (page === null) {
      problems.push(toUnknownNameProblem(spec, context));
    } else {
      files.set(`${spec.product}/${spec.slug || 'index'}.json`, page);
    }
  }
  throwOnProblems('api-reference', problems);
  return files;
}

function buildCatalogues(
  slices: readonly string[],
  context: BuildContext,
): Map<string, ApiFile> {
  const files = new Map<string, ApiFile>([
    ['data-grid/events.json', extractEvents(context)],
    ['data-grid/selectors.json', extractSelectors(context)],
  ]);
  for (const slice of extractGridApi(slices, context)) {
    files.set(`data-grid/grid-api/${slice.slug}.json`, slice);
  }
  return files;
}

/** Types as the product's pages show them. */
function listTypes(files: readonly ApiFile[], product: ProductId): string[] {
  return files.flatMap((file) => {
    if (!('kind' in file) || !('product' in file) || file.product !== product) {
      return [];
    }
    const members = file.kind === 'component' ? file.props : file.properties;
    return members.map(({ type }) => type);
  });
}

function buildAliases(
  products: ReadonlySet<ProductId>,
  files: ReadonlyMap<string, ApiFile>,
  context: BuildContext,
): [string, ApiFile][] {
  return [...products].map((product) => {
    const types = listTypes([...files.values()], product);
    const aliases = extractAliases(product, types, context);
    return [`${product}/aliases.json`, { kind: 'aliases', aliases }];
  });
}

function buildManifest(
  packages: readonly InstalledPackage[],
  warnings: readonly string[],
): ApiManifest {
  const byName = [...packages].sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    schemaVersion: 1,
    packages: Object.fromEntries(
      byName.map(({ name, version }) => [name, version]),
    ),
    products: [...new Set(packages.map(({ product }) => product))].sort(),
    warnings: [...new Set(warnings)].sort(),
  };
}

/** Reads the packages and says everything the API pages show. Writes nothing. */
export function buildModel(options: BuildOptions): ApiModel {
  const { packages, pages = apiPages, demos = {}, routeBase } = options;
  const warnings: string[] = [];
  const context: BuildContext = {
    tiers: readPrograms(packages),
    getOrigin: createGetOrigin(packages),
    routes: new Map(
      pages
        .filter(({ kind }) => kind !== 'index')
        .map((page) => [page.name, toRoute(page, routeBase)]),
    ),
    demos,
    slotsInterfaces: options.slotsInterfaces ?? slotsInterfaces,
    report: (warning) => warnings.push(warning),
  };
  const hasGrid = packages.some(({ product }) => product === 'data-grid');
  const slices = options.gridApiSlices ?? gridApiSlices;
  const pageFiles = buildPages(pages, context);
  const products = new Set(packages.map(({ product }) => product));
  const files = new Map<string, ApiFile>([
    ...pageFiles,
    ...buildAliases(products, pageFiles, context),
    ...(hasGrid ? buildCatalogues(slices, context) : []),
    ['names.json', extractNames(context)] as const,
  ]);
  return {
    manifest: buildManifest(packages, warnings),
    files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
