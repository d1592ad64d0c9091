/** Modules of features that pages import for themselves. None of them acts when it is only imported. */
export const PAGE_FEATURES: readonly RegExp[] = [
  /[\\/]src[\\/]features[\\/]api-page[\\/].+\.tsx?$/,
  /[\\/]plugins[\\/]lib[\\/]apiAnchors\.ts$/,
];

/**
 * Whether a module belongs to such a feature. Docusaurus would put it into the
 * chunk that every page loads, since more than half of the pages use it.
 */
export function isPageFeature(modulePath: string): boolean {
  return PAGE_FEATURES.some((pattern) => pattern.test(modulePath));
}
