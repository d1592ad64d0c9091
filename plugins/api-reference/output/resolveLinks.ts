/** Where a link of the model leads on this site; null when nothing is there yet. */
export type ResolveHref = (href: string) => string | null;

/** Route → ids of its anchors. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

const MARKDOWN_LINK = /\[([^\]]*)\]\((\/[^)\s]*)\)/g;

/** Keys whose text is Markdown. */
const MARKDOWN_KEYS: ReadonlySet<string> = new Set([
  'description',
  'deprecationNote',
]);

/**
 * Descriptions of the library link to pages of the current version. Here they
 * lead to the same page of `treePath`; a hash that the page lacks is dropped.
 */
export function createResolveHref(
  anchors: Anchors,
  treePath: string,
  currentPath = '/x/',
): ResolveHref {
  return (href) => {
    if (!href.startsWith('/')) {
      return href;
    }
    const ofTree = href.startsWith(treePath)
      ? href
      : href.replace(currentPath, treePath);
    const [route = '', hash] = ofTree.split('#');
    const ids = anchors.get(route);
    if (!ids) {
      return null;
    }
    return hash !== undefined && ids.has(hash) ? `${route}#${hash}` : route;
  };
}

function resolveText(markdown: string, resolveHref: ResolveHref): string {
  return markdown.replace(
    MARKDOWN_LINK,
    (_link, label: string, href: string) => {
      const resolved = resolveHref(href);
      return resolved === null ? label : `[${label}](${resolved})`;
    },
  );
}

function isLink(value: unknown): value is { readonly href: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string'
  );
}

function resolve(value: unknown, resolveHref: ResolveHref): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => resolve(item, resolveHref));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).flatMap(([key, child]) => {
    if (MARKDOWN_KEYS.has(key) && typeof child === 'string') {
      return [[key, resolveText(child, resolveHref)]];
    }
    if (key === 'link' && isLink(child)) {
      const href = resolveHref(child.href);
      return href === null ? [] : [[key, { ...child, href }]];
    }
    return [[key, resolve(child, resolveHref)]];
  });
  return Object.fromEntries(entries);
}

/** A part of the model whose links all lead somewhere: those to pages that nobody wrote yet become text. */
export function resolveLinks<T>(value: T, resolveHref: ResolveHref): T {
  // The walk changes texts and leaves out optional links, nothing else.
  return resolve(value, resolveHref) as T;
}
