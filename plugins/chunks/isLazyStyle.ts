/**
 * Whether a style sheet belongs to something that loads on request and comes
 * with it: `menu.lazy.module.css`. All others are one sheet, which every page loads.
 */
export function isLazyStyle(modulePath: string): boolean {
  return modulePath.endsWith('.lazy.module.css');
}
