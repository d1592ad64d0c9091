import { getMembers, type ModelIndex } from '../createModelIndex';
import type { ApiModel, ApiNames } from '../types';
import { builtInNames } from './builtIns';

/** What prose may name on a page, and what slips are compared with. */
export interface KnownNames {
  readonly names: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly themeKeys: ReadonlySet<string>;
  /** Names of the components that the page is about: the first to suggest. */
  readonly own: readonly string[];
}

export function getNames({ files }: ApiModel): ApiNames {
  const names = files['names.json'];
  if (names && 'kind' in names && names.kind === 'names') {
    return names;
  }
  throw new Error('[api-reference] The model has no names.json.');
}

/** Props, slots, classes, properties: everything that a page lists. */
function listOwnNames(component: string, { owners }: ModelIndex): string[] {
  const page = owners.get(component)?.page;
  if (!page) {
    return [];
  }
  const own = getMembers(page).map(({ name }) => name);
  return page.kind === 'interface'
    ? own
    : [
        ...own,
        ...page.slots.map(({ name }) => name),
        ...page.classes.map(({ key }) => key),
      ];
}

/** Events, selectors and methods of the grid's API object. */
function listCatalogueNames({ files }: ApiModel): string[] {
  return Object.values(files).flatMap((file) => {
    if ('members' in file) {
      return [file.name, ...file.members.map(({ name }) => name)];
    }
    return 'kind' in file ? [] : file.map(({ name }) => name);
  });
}

/**
 * Names that a page about some components may use in code. Names of other
 * products are not among them.
 */
export function createKnownNames(
  components: readonly string[],
  index: ModelIndex,
  materialComponents: readonly string[],
): KnownNames {
  const { model, owners } = index;
  const { exported, fields, react } = getNames(model);
  const declared = new Set(
    components.flatMap((name) => owners.get(name)?.page.product ?? []),
  );
  const products =
    declared.size > 0 ? [...declared] : [...model.manifest.products];
  const pages = [...owners.values()].map(({ page }) => page);
  const ofProducts = pages.filter(({ product }) => products.includes(product));
  const componentPages = pages.filter((page) => page.kind === 'component');
  const own = components.flatMap((name) => listOwnNames(name, index));
  const names = [
    ...own,
    ...ofProducts.flatMap(({ name }) => [name, ...listOwnNames(name, index)]),
    ...(products.includes('data-grid') ? listCatalogueNames(model) : []),
    ...products.flatMap((product) => fields[product] ?? []),
    ...exported,
  ];
  return {
    names: new Set([...names, ...react, ...builtInNames]),
    classes: new Set(
      componentPages.flatMap((page) => [
        ...page.classes.map(({ className }) => className),
        ...page.slots.flatMap((slot) => slot.class ?? []),
      ]),
    ),
    themeKeys: new Set([
      ...componentPages.flatMap(({ themeKey, themeKeyRuntime }) =>
        themeKeyRuntime === undefined ? themeKey : [themeKey, themeKeyRuntime],
      ),
      ...materialComponents.map((name) => `Mui${name}`),
    ]),
    own: [...new Set([...own, ...names])],
  };
}
