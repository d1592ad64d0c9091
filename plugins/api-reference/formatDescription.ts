import type { Link } from './types';

/** Name of a documented page → its route. */
export type Routes = ReadonlyMap<string, string>;

const SITE_LINK = /https?:\/\/mui\.com(\/x\/[^\s)}\]]*)/g;
/** Material UI's own descriptions link from the root of mui.com. */
const OTHER_SITE_LINK =
  /(?<=\]\()\/(?=(?:material-ui|joy-ui|base-ui|system)\/)/g;
/** A star too many, as in `* * @default`. */
const STRAY_STAR = /\n\s*\*\s*$/;
const LINK_TAG = /\{@link\s+([^\s|}]+)[\s|]*([^}]*)\}/g;
const NAME_LINK = /\[\[([^[\]]+)\]\]/g;
/** The link lists that the library's own scripts write above each component. */
const GENERATED_LIST = /^(Demos|API):[ \t]*\n(\s*\n)*([ \t]*- .*(\n|$))*/gm;

/** `/x/react-charts/axis` → `/x/react-charts/axis/`, query and hash kept */
function addSlash(href: string): string {
  return href.replace(
    /^([^?#]*[^?#/])(?=[?#]|$)/,
    (path) => `${path}${/\.\w+$/.test(path) ? '' : '/'}`,
  );
}

function relativizeLinks(text: string): string {
  return text.replace(SITE_LINK, (_link, href: string) => addSlash(href));
}

function linkName(name: string, routes: Routes): string {
  const route = routes.get(name);
  return route === undefined ? `\`${name}\`` : `[${name}](${route})`;
}

/** JSDoc text as Markdown whose links stay on the site: `[[GridColDef]]` → a link to its page, or code. */
export function formatDescription(text: string, routes: Routes): string {
  const linked = text
    .replace(LINK_TAG, (_tag, href: string, label: string) =>
      /^https?:/.test(href)
        ? `[${label.trim() || href}](${href})`
        : linkName(label.trim() || href, routes),
    )
    .replace(/`?\[\[([^[\]]+)\]\]`?/g, '[[$1]]')
    .replace(NAME_LINK, (_link, name: string) => linkName(name, routes));
  return relativizeLinks(linked)
    .replace(OTHER_SITE_LINK, 'https://mui.com/')
    .replace(STRAY_STAR, '')
    .trim();
}

/** A component's own words, without the generated lists of demos and API pages. */
export function formatComponentDescription(
  text: string,
  routes: Routes,
): string {
  const own = text.replace(GENERATED_LIST, '');
  return formatDescription(own, routes).replace(/\n{3,}/g, '\n\n');
}

/** `See {@link https://mui.com/x/react-charts/tooltip/ tooltip docs} for more` → its link */
export function parseSeeLink(text: string): Link | undefined {
  const tag = new RegExp(LINK_TAG.source).exec(text);
  const markdown = /\[([^\]]+)\]\(([^)\s]+)\)/.exec(text);
  const href = tag?.[1] ?? markdown?.[2];
  if (href === undefined) {
    return undefined;
  }
  const label = (tag?.[2] ?? markdown?.[1] ?? '').trim();
  return { href: relativizeLinks(href), text: label || relativizeLinks(href) };
}
