/** What a plugin sees of the bundler's configuration. */
interface BundlerConfig {
  readonly experiments?: object | undefined;
}

/**
 * The files that the bundler's cache depends on beside the configuration of
 * the site: loaders, and what MDX steps read. Typed as little as it is:
 * Docusaurus has the types of another bundler, which lacks this cache.
 *
 * @param files Absolute. When one changes, all modules are made anew.
 */
export function toCacheOptions(
  { experiments }: BundlerConfig,
  files: readonly string[],
): object {
  const isCached = experiments !== undefined && 'cache' in experiments;
  return isCached
    ? { experiments: { cache: { buildDependencies: [...files] } } }
    : {};
}
