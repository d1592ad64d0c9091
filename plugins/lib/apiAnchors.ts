/**
 * Ids of the anchors on API pages. Pure: the build writes them into tables of
 * contents and search, the browser renders them.
 */

/** Sections of an API page, in their order. */
export const API_SECTIONS = [
  'import',
  'demos',
  'props',
  'properties',
  'slots',
  'css-classes',
  'theme',
  'source',
] as const;

/** Also the id of the section's heading. */
export type ApiSection = (typeof API_SECTIONS)[number];

export type ApiMemberKind = 'prop' | 'slot' | 'class';

/** `sortModel` → `sort-model`, `columnHeader--alignCenter` → `column-header--align-center`, `TreeItem2` → `tree-item-2` */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

const INFIXES: Readonly<Record<ApiMemberKind, string>> = {
  prop: 'prop',
  slot: 'slot',
  class: 'classes',
};

/**
 * Ids of the members that a section lists, in the same order:
 * `data-grid`, prop `sortModel` → `data-grid-prop-sort-model`. Properties of
 * interfaces are props too. Names that differ only by case are told apart by a
 * suffix: `inputProps`, `InputProps` → `…-input-props`, `…-input-props-2`.
 */
export function toMemberIds(
  pageSlug: string,
  kind: ApiMemberKind,
  names: readonly string[],
): string[] {
  const uses = new Map<string, number>();
  return names.map((name) => {
    const id = `${pageSlug}-${INFIXES[kind]}-${toKebabCase(name)}`;
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    return use === 1 ? id : `${id}-${use}`;
  });
}
