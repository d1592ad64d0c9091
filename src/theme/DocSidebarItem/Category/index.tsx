// Change: a disclosure with marks and a memory; sub-headers are no controls.
export { SidebarGroup as default } from '@site/src/features/sidebar';
