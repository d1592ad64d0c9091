/** A loader of the texts of all modules, which each has its own of by now. */
module.exports = function emptyTexts() {
  return '{}';
};
