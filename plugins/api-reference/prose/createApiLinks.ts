import type { ModelIndex } from '../createModelIndex';
import type { ResolveHref } from '../output/resolveLinks';

/** Where the names of a component or interface lead. */
export interface OwnerLinks {
  readonly href: string;
  /** Prop or property → its row on the API page. */
  readonly members: Readonly<Record<string, string>>;
}

/** By exported name: `DataGrid`, `GridColDef`. */
export type ApiLinks = Readonly<Record<string, OwnerLinks>>;

/** Links from names in prose to the API pages of the same docs version. */
export function createApiLinks(
  { owners }: ModelIndex,
  resolveHref: ResolveHref,
): ApiLinks {
  return Object.fromEntries(
    [...owners].flatMap(([name, { page, memberIds }]) => {
      const href = resolveHref(page.route);
      if (href === null) {
        return [];
      }
      const members = [...memberIds].map(
        ([member, id]) => [member, `${href}#${id}`] as const,
      );
      return [[name, { href, members: Object.fromEntries(members) }]];
    }),
  );
}
