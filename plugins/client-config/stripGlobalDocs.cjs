const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * A loader of the data that Docusaurus ships with every page. The docs plugin
 * lists all pages there, so that a reader who changes the version stays on the
 * page: of one version alone, only its start page is asked for.
 *
 * @param {string} source JSON.
 * @returns {string} The same; pages are left out where there is one version.
 */
module.exports = function stripGlobalDocs(source) {
  /** @type {Record<string, Record<string, { versions: { mainDocId: string, docs: { id: string }[] }[] }>>} */
  const data = JSON.parse(source);
  for (const { versions } of Object.values(data[DOCS_PLUGIN] ?? {})) {
    const [version] = versions;
    if (version && versions.length === 1) {
      version.docs = version.docs.filter(({ id }) => id === version.mainDocId);
    }
  }
  return JSON.stringify(data);
};
