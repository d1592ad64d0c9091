/**
 * Leaves out what only the build reads of a sidebar's item: the key is that of
 * its translation, and no item is unlisted unless it says so. Of the id of a doc
 * the browser reads whether there is one.
 *
 * @param {string} name
 * @param {unknown} value
 */
function keepForBrowser(name, value) {
  if (name === 'docId') {
    return true;
  }
  const isForBuild = name === 'key' || (name === 'unlisted' && value === false);
  return isForBuild ? undefined : value;
}

/**
 * A loader of what the docs plugin says of a version, which each of its pages
 * loads: title and description of all pages are part of it, for lists of cards
 * that this site does not have.
 *
 * @param {string} source JSON.
 * @returns {string} The same without the pages; its sidebars stay, without what
 *   only the build reads.
 */
module.exports = function stripVersionDocs(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) {
    return source;
  }
  data.version.docs = {};
  return JSON.stringify(data, keepForBrowser);
};
