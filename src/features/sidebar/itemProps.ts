import type { SidebarItemProps } from '@site/plugins/navigation/toSidebars';

/** What `plugins/navigation` says of a sidebar item. */
export function getItemProps(item: {
  readonly customProps?: Readonly<Record<string, unknown>>;
}): SidebarItemProps {
  // Every item of this site is made by plugins/navigation/toSidebars.
  return (item.customProps ?? {}) as SidebarItemProps;
}
