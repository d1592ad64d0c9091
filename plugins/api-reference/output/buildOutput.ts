import type { ApiIndexData } from '../pageTypes';
import type {
  ApiModel,
  ComponentPage,
  IndexPage,
  InterfacePage,
  Plan,
  ProductId,
} from '../types';
import type { ModelIndex } from '../createModelIndex';
import { buildPageData, type PageContext } from './buildPageData';
import {
  renderDescription,
  renderIndexDescription,
  renderIndexTitle,
  renderTitle,
  type PageTexts,
} from './pageTexts';
import { renderPage } from './renderPage';
import type { Translations } from './translations';

/** File inside the folder of the API pages, `data-grid/data-grid.mdx` → its text. */
export type OutputFiles = ReadonlyMap<string, string>;

export interface OutputContext extends PageContext {
  readonly translations: Translations;
  readonly texts: PageTexts;
}

function buildMemberPage(
  page: ComponentPage | InterfacePage,
  context: OutputContext,
): [string, string][] {
  const { product, slug, name } = page;
  const key = `${product}/${slug}`;
  const translations = context.translations.get(key) ?? {};
  const data = buildPageData(page, translations, context);
  const thinPage = renderPage({
    component: 'ApiPage',
    title: renderTitle(name, context.texts),
    description: renderDescription(page, context.texts),
    slug: `/api/${key}/`,
    packageName: page.packages[0],
    dataFile: `${slug}.json`,
  });
  return [
    [`${key}.mdx`, thinPage],
    [`${key}.json`, JSON.stringify(data)],
  ];
}

function listPlans(
  { entries }: IndexPage,
  { owners }: ModelIndex,
): Record<string, Exclude<Plan, null>> {
  return Object.fromEntries(
    entries.flatMap(({ name, href }) => {
      const plan = owners.get(name)?.page.plan ?? null;
      return plan === null ? [] : [[href, plan]];
    }),
  );
}

function buildIndexPage(
  product: ProductId,
  page: IndexPage,
  { index, texts }: OutputContext,
): [string, string][] {
  const data: ApiIndexData = { index: page, plans: listPlans(page, index) };
  const thinPage = renderPage({
    component: 'ApiIndex',
    title: renderIndexTitle(product, texts),
    description: renderIndexDescription(product, page.entries.length, texts),
    slug: `/api/${product}/`,
    packageName: undefined,
    dataFile: 'index.json',
  });
  return [
    [`${product}/index.mdx`, thinPage],
    [`${product}/index.json`, JSON.stringify(data)],
  ];
}

function buildFile(
  file: string,
  { files, manifest }: ApiModel,
  context: OutputContext,
): [string, string][] {
  const page = files[file];
  if (!page || !('kind' in page)) {
    return [];
  }
  switch (page.kind) {
    case 'component':
    case 'interface':
      return buildMemberPage(page, context);
    case 'index': {
      const product = manifest.products.find((name) =>
        file.startsWith(`${name}/`),
      );
      return product ? buildIndexPage(product, page, context) : [];
    }
    default:
      return [];
  }
}

/** The pages of one docs version in one language, with their data. */
export function buildOutput(context: OutputContext): OutputFiles {
  const { model } = context.index;
  return new Map(
    Object.keys(model.files).flatMap((file) => buildFile(file, model, context)),
  );
}
