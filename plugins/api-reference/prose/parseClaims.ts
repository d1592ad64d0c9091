/** What a piece of inline code says about the API. */
export type Claim =
  /** A word that can only be API: camelCase, `Grid…`. */
  | { readonly kind: 'name'; readonly name: string }
  /** `apiRef.current.sortColumn()` */
  | { readonly kind: 'gridApi'; readonly name: string }
  /** `<DataGrid sortModel={…}>`, `GridColDef.sortable` */
  | { readonly kind: 'member'; readonly name: string; readonly owner: string }
  /** `.MuiDataGrid-columnHeader` */
  | { readonly kind: 'class'; readonly name: string }
  /** `MuiDataGrid`, a key of the theme's components */
  | { readonly kind: 'themeKey'; readonly name: string };

/** One lower-case word, such as `rows`, may be anything; `sortModel` may not. */
const CAMEL_CASE = /^[a-z][a-z0-9]*[A-Z]\w*$/;
const GRID_NAME = /^(use|Unstable_)?Grid[A-Z]\w*$/;

const CLASS = /^\.?(Mui[A-Z]\w*-[\w-]+)$/;
const THEME_KEY = /^(Mui[A-Z]\w*)(?:\.\w+)*$/;
const GRID_API = /^apiRef\.current[?!]?\.(\w+)/;
const TAG = /^<([A-Z]\w*)(\s[^]*|\/?>[^]*)?$/;
const OWN_MEMBER = /^([A-Z]\w*)\.([a-z]\w*)(\(.*\))?$/;
/** `name`, `name(…)`, `name="…"`, `name: …`, `name.more` */
const NAME = /^(\w+)(?:$|\(.*\)$|=.|:\s|\.|\?\.|\[)/s;

function isApiName(name: string): boolean {
  return CAMEL_CASE.test(name) || GRID_NAME.test(name);
}

/** `{a: {b}} c="d > e" f` → ` c f`: names of attributes stay. */
function removeValues(attributes: string): string {
  let text = attributes.replace(/=(["']).*?\1/gs, ' ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/=?\{[^{}]*\}/g, ' ');
  }
  return text.replace(/\/?>[^]*$/, ' ');
}

function parseTag(owner: string, attributes: string): Claim[] {
  const names = removeValues(attributes).match(/(?<=\s)[a-z][\w-]*/gi) ?? [];
  return names
    .filter((name) => !name.includes('-'))
    .map((name) => ({ kind: 'member', owner, name }));
}

/**
 * The claims of a piece of inline code; none for text that may be anything.
 * `<DataGrid sortModel={[]}>` → member `sortModel` of `DataGrid`;
 * `getSortModel()` → name `getSortModel`; `rows` → nothing.
 */
export function parseClaims(code: string): Claim[] {
  const text = code.trim();
  const [, tag, attributes = ''] = TAG.exec(text) ?? [];
  if (tag !== undefined) {
    return parseTag(tag, attributes);
  }
  const className = CLASS.exec(text)?.[1];
  if (className !== undefined) {
    return [{ kind: 'class', name: className }];
  }
  const themeKey = THEME_KEY.exec(text)?.[1];
  if (themeKey !== undefined) {
    return [{ kind: 'themeKey', name: themeKey }];
  }
  const method = GRID_API.exec(text)?.[1];
  if (method !== undefined) {
    return [{ kind: 'gridApi', name: method }];
  }
  const [, owner, member] = OWN_MEMBER.exec(text) ?? [];
  if (owner !== undefined && member !== undefined) {
    return [{ kind: 'member', owner, name: member }];
  }
  const name = NAME.exec(text)?.[1];
  return name !== undefined && isApiName(name) ? [{ kind: 'name', name }] : [];
}
