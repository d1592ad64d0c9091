/** Keys of the site's configuration that only the build reads. */
const BUILD_ONLY = ['markdown', 'plugins', 'presets', 'themes'];

/**
 * A loader of the configuration that Docusaurus ships to browsers. The options
 * of plugins are part of it: the whole navigation, all redirects, and absolute
 * paths of the machine that built the site.
 *
 * @param {string} source `export default { … }`, written by Docusaurus.
 * @returns {string} The same without what only the build reads.
 */
module.exports = function stripBuildOptions(source) {
  const start = source.indexOf('export default ') + 'export default '.length;
  const json = source.slice(start).trim().replace(/;$/, '');
  const config = JSON.parse(json);
  for (const key of BUILD_ONLY) {
    // The key stays, for code that looks into an empty list.
    config[key] = Array.isArray(config[key]) ? [] : {};
  }
  return `export default ${JSON.stringify(config)};\n`;
};
