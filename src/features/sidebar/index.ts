export { default as SidebarGroup } from './SidebarGroup';
export { default as SidebarLink } from './SidebarLink';
