/**
 * The part of a bundler's configuration that names the files its cache depends
 * on: it knows the configuration of the site, but neither a plugin nor its
 * loaders. Typed as little as it is: Docusaurus has the types of another
 * bundler, which lacks this cache.
 */
export function toCacheOptions(
  experiments: object | undefined,
  buildDependencies: readonly string[],
): object {
  const isCached = experiments !== undefined && 'cache' in experiments;
  return isCached ? { experiments: { cache: { buildDependencies } } } : {};
}
