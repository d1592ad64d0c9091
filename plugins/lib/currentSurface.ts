/** Where `plugins/api-reference` writes what code can name in the installed packages; relative to the site. */
export function getCurrentSurfaceFile(product: string): string {
  return `.cache/api-surface/${product}.json`;
}
