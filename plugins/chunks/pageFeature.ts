/** Features that pages import for themselves, each a chunk of its own, by the paths of their modules. */
const PAGE_FEATURES: readonly (readonly [RegExp, string])[] = [
  [/[\\/]src[\\/]features[\\/]api-page[\\/]/, 'api-page'],
  [/[\\/]plugins[\\/]lib[\\/]apiAnchors\.ts$/, 'api-page'],
];

/**
 * The chunk of a module that belongs to such a feature. Docusaurus would put it
 * into the chunk that every page loads, since more than half of the pages use it.
 */
export function getPageFeature(modulePath: string): string | undefined {
  return PAGE_FEATURES.find(([pattern]) => pattern.test(modulePath))?.[1];
}
