/** Helpers that `sidebars.ts` is written with. */
import { toTitle } from './toTitle';
import type {
  EntryOptions,
  GroupEntry,
  NavigationEntry,
  NavigationRoot,
  PageEntry,
} from './types';

/** A page. Its title is derived from the pathname unless one is given. */
export function page(pathname: string, options: EntryOptions = {}): PageEntry {
  const { title, ...marks } = options;
  return { kind: 'page', pathname, title: toTitle(pathname, title), ...marks };
}

/** A group that readers open and close. */
export function group(
  pathname: string,
  options: EntryOptions,
  children: readonly NavigationEntry[],
): GroupEntry {
  const { title, ...marks } = options;
  return {
    kind: 'group',
    pathname,
    title: toTitle(pathname, title),
    ...marks,
    children,
  };
}

/** A heading over its children: always open, not a control. */
export function subheader(
  pathname: string,
  options: EntryOptions,
  children: readonly NavigationEntry[],
): GroupEntry {
  return { ...group(pathname, options, children), kind: 'subheader' };
}

/** A root that every sidebar shows. */
export function shared(entry: NavigationEntry): NavigationRoot {
  return { entry };
}

/** A root that has a sidebar of its own. */
export function product(sidebar: string, entry: GroupEntry): NavigationRoot {
  return { entry, sidebar };
}
