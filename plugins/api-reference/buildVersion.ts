import { API_SECTIONS, toMemberIds } from '../lib/apiAnchors';
import { getTranslatedDirectory, getTreePath } from '../lib/docsTree';
import { buildCatalogues, getCatalogues } from './catalogues/buildCatalogues';
import type { ApiOwner, ModelIndex } from './createModelIndex';
import type { Guide } from './guides/types';
import type { LoadedVersion } from './loadVersion';
import { buildOutput, type OutputFiles } from './output/buildOutput';
import { createResolveHref, type ResolveHref } from './output/resolveLinks';
import {
  getPageTexts,
  toTranslations,
  type TranslationFile,
} from './output/translations';
import type { ApiUse } from './pageTypes';
import { buildPlaygrounds } from './playgrounds/buildPlaygrounds';
import { createApiLinks, type ApiLinks } from './prose/createApiLinks';
import type { VersionSource } from './readInputs';
import { createDemoApi, type DemoApiLink } from './uses/createDemoApi';
import { createDemoLinks, createUseIndex } from './uses/createUseIndex';

/** Everything that is written for a docs version. */
export interface BuiltVersion {
  /** Folder relative to the site → its files. */
  readonly pages: ReadonlyMap<string, OutputFiles>;
  readonly catalogues: ReadonlyMap<string, unknown>;
  /** File → its text. */
  readonly playgrounds: ReadonlyMap<string, string>;
  readonly demoApi: Readonly<Record<string, readonly DemoApiLink[]>>;
  readonly apiLinks: ApiLinks;
}

function listAnchors({ page, memberIds }: ApiOwner): Set<string> {
  const ofComponent =
    page.kind === 'component'
      ? [
          ...toMemberIds(
            page.slug,
            'slot',
            page.slots.map(({ name }) => name),
          ),
          ...toMemberIds(
            page.slug,
            'class',
            page.classes.map(({ key }) => key),
          ),
        ]
      : [];
  return new Set([...API_SECTIONS, ...memberIds.values(), ...ofComponent]);
}

function createLinkResolver(
  english: readonly Guide[],
  { owners }: ModelIndex,
  treePath: string,
): ResolveHref {
  const anchors = new Map([
    ...english.map(({ route, anchors: ids }) => [route, new Set(ids)] as const),
    ...[...owners.values()].map(
      (owner) => [owner.page.route, listAnchors(owner)] as const,
    ),
  ]);
  return createResolveHref(anchors, treePath);
}

/** The guides as readers of a language find them: in English where there is no translation. */
function getGuidesOf(
  locale: string,
  { guides }: LoadedVersion,
  english: readonly Guide[],
): Guide[] {
  const translated = new Map(
    (guides.get(locale) ?? []).map((guide) => [guide.page, guide]),
  );
  return english.map((guide) => translated.get(guide.page) ?? guide);
}

/** Component → links to the guides that declare it, titles in the reader's language. */
function createGuideLinks(
  english: readonly Guide[],
  localized: readonly Guide[],
): Map<string, ApiUse[]> {
  const links = new Map<string, ApiUse[]>();
  english.forEach(({ components, route, title }, position) => {
    const link = { title: localized[position]?.title ?? title, href: route };
    for (const { name } of components) {
      links.set(name, [...(links.get(name) ?? []), link]);
    }
  });
  return links;
}

function toPagesFolder(locale: string, source: VersionSource): string {
  const { tree, locales } = source;
  return locale === locales[0]
    ? `${tree.directory}/api`
    : `${getTranslatedDirectory(locale, tree)}/api`;
}

/** The API pages of a version in all languages, the catalogues and playgrounds for its guides, the API of its demos. */
export async function buildVersion(
  source: VersionSource,
  version: LoadedVersion,
  translations: ReadonlyMap<string, readonly TranslationFile[]>,
): Promise<BuiltVersion> {
  const { tree, routeBasePath, locales } = source;
  const { guides, demos, index } = version;
  const english = guides.get(locales[0] ?? '') ?? [];
  const treePath = getTreePath(tree, routeBasePath);
  const resolveHref = createLinkResolver(english, index, treePath);
  const uses = createUseIndex(demos, index);
  const pages = locales.map((locale) => {
    const localized = getGuidesOf(locale, version, english);
    const texts = toTranslations(translations.get(locale) ?? []);
    const files = buildOutput({
      index,
      uses,
      demoLinks: createDemoLinks(localized),
      guideLinks: createGuideLinks(english, localized),
      resolveHref,
      translations: texts,
      texts: getPageTexts(texts),
    });
    return [toPagesFolder(locale, source), files] as const;
  });
  return {
    pages: new Map(pages),
    catalogues: buildCatalogues(
      getCatalogues(index.model, version.locales),
      resolveHref,
    ),
    playgrounds: await buildPlaygrounds(english, { index, demos, resolveHref }),
    demoApi: createDemoApi(demos, index),
    apiLinks: createApiLinks(index, resolveHref),
  };
}
