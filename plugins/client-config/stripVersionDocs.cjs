/**
 * A loader of what the docs plugin says of a version, which each of its pages
 * loads: title and description of all pages are part of it, for lists of cards
 * that this site does not have.
 *
 * @param {string} source JSON.
 * @returns {string} The same without the pages; its sidebars stay.
 */
module.exports = function stripVersionDocs(source) {
  const data = JSON.parse(source);
  if (data.version?.docs) {
    data.version.docs = {};
  }
  return JSON.stringify(data);
};
