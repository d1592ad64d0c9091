/** Beside a demo, or written by the build for demos. */
const DEMO_STYLE = /[\\/]demos[\\/].+\.css$/;

/**
 * Whether a style sheet belongs to something that loads on request and comes
 * with it: `menu.lazy.module.css`, and those of demos. All others are one sheet, which every page loads.
 */
export function isLazyStyle(modulePath: string): boolean {
  return modulePath.endsWith('.lazy.module.css') || DEMO_STYLE.test(modulePath);
}
