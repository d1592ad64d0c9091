// Change: plan and status marks; the active page is scrolled into sight.
export { SidebarLink as default } from '@site/src/features/sidebar';
