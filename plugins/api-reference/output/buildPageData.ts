import { parseRichText } from '../parseRichText';
import { renderDescriptions } from '../renderDescriptions';
import { listTypeNames } from '../extractAliases';
import { getMembers, type ModelIndex } from '../createModelIndex';
import type { ApiPageData, ApiUse } from '../pageTypes';
import type { ComponentPage, InterfacePage, ProductId } from '../types';
import type { UseIndex } from '../uses/createUseIndex';
import { resolveLinks, type ResolveHref } from './resolveLinks';

/** What the pages of one docs version have in common, in one language. */
export interface PageContext {
  readonly index: ModelIndex;
  readonly uses: UseIndex;
  /** Demo key → how this language calls it. */
  readonly demoLinks: ReadonlyMap<string, ApiUse>;
  /** Component → guides that declare it. */
  readonly guideLinks: ReadonlyMap<string, readonly ApiUse[]>;
  readonly resolveHref: ResolveHref;
}

/** Types as the page shows them. */
function listTypes(page: ComponentPage | InterfacePage): string[] {
  return getMembers(page).flatMap(({ type, signature }) => [
    type,
    ...(signature?.params.map((param) => param.type) ?? []),
    ...(signature ? [signature.returns.type] : []),
  ]);
}

function getAliases(
  product: ProductId,
  { model }: ModelIndex,
): Readonly<Record<string, string>> {
  const file = model.files[`${product}/aliases.json`];
  return file && 'kind' in file && file.kind === 'aliases' ? file.aliases : {};
}

/** Aliases that the types name, and those that the texts of these name: a popover in a popover, no further. */
function pickAliases(
  names: readonly string[],
  aliases: Readonly<Record<string, string>>,
): Map<string, string> {
  const pick = (wanted: readonly string[]): [string, string][] =>
    wanted.flatMap((name) => {
      const text = aliases[name];
      return text === undefined ? [] : [[name, text]];
    });
  const direct = pick(names);
  return new Map([
    ...direct,
    ...pick(direct.flatMap(([, text]) => listTypeNames(text))),
  ]);
}

function toSortedRecord(
  entries: Iterable<readonly [string, string]>,
): Record<string, string> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listUses(
  page: ComponentPage | InterfacePage,
  { uses, demoLinks }: PageContext,
): Record<string, readonly ApiUse[]> {
  const ofPage = uses.get(page.name);
  return Object.fromEntries(
    getMembers(page).flatMap(({ name }) => {
      const links = (ofPage?.get(name) ?? []).flatMap(
        (demo) => demoLinks.get(demo) ?? [],
      );
      return links.length > 0 ? [[name, links]] : [];
    }),
  );
}

/** Everything that the page of a component or interface shows. */
export function buildPageData(
  page: ComponentPage | InterfacePage,
  translations: Readonly<Record<string, string>>,
  context: PageContext,
): ApiPageData {
  const { index, guideLinks, resolveHref } = context;
  const types = [...new Set(listTypes(page).flatMap(listTypeNames))];
  const aliases = pickAliases(types, getAliases(page.product, index));
  const named = [...types, ...[...aliases.values()].flatMap(listTypeNames)];
  const links = named.flatMap((name) => {
    const route = index.owners.get(name)?.page.route;
    return route === undefined || name === page.name
      ? []
      : [[name, route] as const];
  });
  return {
    page: renderDescriptions(resolveLinks(page, resolveHref)),
    sourceHref: page.source,
    demos: guideLinks.get(page.name) ?? [],
    uses: listUses(page, context),
    typeLinks: toSortedRecord(new Map(links)),
    typeAliases: toSortedRecord(aliases),
    translations: Object.fromEntries(
      Object.entries(translations).map(([key, text]) => [
        key,
        parseRichText(
          resolveLinks({ description: text }, resolveHref).description,
        ),
      ]),
    ),
  };
}
