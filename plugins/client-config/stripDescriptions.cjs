/**
 * A loader of what the docs plugin says of a version, which each of its pages
 * loads: the descriptions of all pages are part of it, for lists of cards that
 * this site does not have.
 *
 * @param {string} source JSON.
 * @returns {string} The same without descriptions.
 */
module.exports = function stripDescriptions(source) {
  const data = JSON.parse(source);
  for (const doc of Object.values(data.version?.docs ?? {})) {
    delete doc.description;
  }
  return JSON.stringify(data);
};
