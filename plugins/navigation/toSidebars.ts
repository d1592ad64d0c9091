import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type {
  GroupEntry,
  Marks,
  NavigationEntry,
  NavigationRoot,
} from './types';

/** An item of a sidebar; the docs plugin exports only the type of the whole. */
type SidebarItemConfig = Extract<
  SidebarsConfig[string],
  readonly unknown[]
>[number];

/** Sidebar of the pages that belong to no product. */
export const START_SIDEBAR = 'start';

/** Pathname → id of the doc that is served there. */
export type DocIds = ReadonlyMap<string, string>;

/** What the sidebar's markup needs beyond what Docusaurus knows. */
export interface SidebarItemProps extends Marks {
  readonly [key: string]: unknown;
  /** Of a group, which has no address of its own. */
  readonly pathname?: string;
  readonly subheader?: true;
}

/** `doc` items belong to their sidebar; `ref` items only link out of it. */
type LinkType = 'doc' | 'ref';

function toCustomProps(entry: NavigationEntry): SidebarItemProps {
  const { pathname, plan, planned, newFeature, unstable, kind } = entry;
  return {
    ...(kind !== 'page' && { pathname }),
    ...(plan && { plan }),
    ...(planned && { planned }),
    ...(newFeature && { newFeature }),
    ...(unstable && { unstable }),
    ...(kind === 'subheader' && { subheader: true }),
  };
}

function toLabel({ title, pathname }: NavigationEntry): string {
  return title ?? pathname;
}

function toItem(
  entry: NavigationEntry,
  docIds: DocIds,
  linkType: LinkType,
): SidebarItemConfig[] {
  const customProps = toCustomProps(entry);
  if (entry.kind === 'page') {
    const id = docIds.get(entry.pathname);
    return id
      ? [
          {
            type: linkType,
            // Labels repeat: there is an overview of each area.
            key: entry.pathname,
            id,
            label: toLabel(entry),
            customProps,
          },
        ]
      : [];
  }
  const items = entry.children.flatMap((child) =>
    toItem(child, docIds, linkType),
  );
  if (items.length === 0) {
    return [];
  }
  const isSubheader = entry.kind === 'subheader';
  return [
    {
      type: 'category',
      key: entry.pathname,
      label: toLabel(entry),
      collapsible: !isSubheader,
      collapsed: !isSubheader,
      items,
      customProps,
    },
  ];
}

function findFirstDocId(
  entry: NavigationEntry,
  docIds: DocIds,
): string | undefined {
  if (entry.kind === 'page') {
    return docIds.get(entry.pathname);
  }
  for (const child of entry.children) {
    const id = findFirstDocId(child, docIds);
    if (id) {
      return id;
    }
  }
  return undefined;
}

/** A product as one link, for the sidebar of another area. */
function toProductLink(entry: GroupEntry, docIds: DocIds): SidebarItemConfig[] {
  const id = findFirstDocId(entry, docIds);
  return id
    ? [
        {
          type: 'ref',
          key: entry.pathname,
          id,
          label: toLabel(entry),
          customProps: { ...toCustomProps(entry), product: true },
        },
      ]
    : [];
}

function isGroup(entry: NavigationEntry): entry is GroupEntry {
  return entry.kind !== 'page';
}

/**
 * Docusaurus sidebars of the navigation: one for each product, and `start` for
 * what belongs to none. Entries without a page, and groups without entries,
 * are left out.
 */
export function toSidebars(
  roots: readonly NavigationRoot[],
  docIds: DocIds,
): SidebarsConfig {
  const start = roots.flatMap(({ entry, sidebar }) =>
    sidebar && isGroup(entry)
      ? toProductLink(entry, docIds)
      : toItem(entry, docIds, 'doc'),
  );
  const ofProducts = roots.flatMap(({ entry: productEntry, sidebar }) => {
    if (!sidebar || !findFirstDocId(productEntry, docIds)) {
      return [];
    }
    const items = roots.flatMap(({ entry, sidebar: other }) => {
      if (other === sidebar) {
        return toItem(entry, docIds, 'doc');
      }
      return other ? [] : toItem(entry, docIds, 'ref');
    });
    return [[sidebar, items] as const];
  });
  return { [START_SIDEBAR]: start, ...Object.fromEntries(ofProducts) };
}
