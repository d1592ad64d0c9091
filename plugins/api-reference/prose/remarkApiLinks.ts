import fs from 'node:fs';
import type { InlineCode, Link, Nodes, Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { locatePage, type DocsTree } from '../../lib/docsTree';
import { getLinksFile } from '../options';
import type { ApiLinks } from './createApiLinks';

export interface RemarkApiLinksOptions {
  /** Absolute. */
  readonly siteDirectory: string;
  readonly trees: readonly DocsTree[];
}

/** Code in these is a name for its own sake, or leads somewhere already. */
const SKIPPED: ReadonlySet<string> = new Set(['heading', 'link']);

/** `sortModel`, or `<DataGrid />`, as the name that the API pages know. */
function toName(code: string): string {
  return /^<(\w+) ?\/>$/.exec(code)?.[1] ?? code;
}

function findHref(
  name: string,
  components: readonly string[],
  links: ApiLinks,
): string | undefined {
  if (components.includes(name)) {
    return links[name]?.href;
  }
  const owner = components.find(
    (component) =>
      links[component] && Object.hasOwn(links[component].members, name),
  );
  return owner && links[owner]?.members[name];
}

/**
 * Links the first mention of each name that belongs to the page's components.
 * Changes the tree.
 *
 * @param components As the front matter lists them: the first that has a name owns it.
 */
export function linkFirstMentions(
  root: Root,
  components: readonly string[],
  links: ApiLinks,
): void {
  const linked = new Set<string>();

  function toLink(code: InlineCode): InlineCode | Link {
    const name = toName(code.value);
    const url = linked.has(name)
      ? undefined
      : findHref(name, components, links);
    if (url === undefined) {
      return code;
    }
    linked.add(name);
    return { type: 'link', url, children: [code] };
  }

  function walk(parent: Parent): void {
    parent.children = parent.children.map((child: Nodes) => {
      if (child.type === 'inlineCode') {
        return toLink(child);
      }
      if ('children' in child && !SKIPPED.has(child.type)) {
        walk(child);
      }
      return child;
    }) as Parent['children'];
  }

  walk(root);
}

/** A file that the API reference writes before any page is read. */
function readLinks(file: string): ApiLinks {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiLinks;
}

/** Guides: the first mention of a prop leads to its row on the API page. */
export const remarkApiLinks: Plugin<[RemarkApiLinksOptions], Root> = ({
  siteDirectory,
  trees,
}) => {
  const known = new Map<string, ApiLinks>();
  return (root, file) => {
    const frontMatter = file.data['frontMatter'] as
      { readonly components?: unknown } | undefined;
    const components = frontMatter?.components;
    const location = locatePage(file.path, siteDirectory, trees);
    if (!Array.isArray(components) || !location) {
      return;
    }
    const linksFile = getLinksFile(siteDirectory, location.tree);
    const links = known.get(linksFile) ?? readLinks(linksFile);
    known.set(linksFile, links);
    linkFirstMentions(root, components.map(String), links);
  };
};
