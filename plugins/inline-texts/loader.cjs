const fs = require('node:fs');
const inlineTexts = require('./inlineTexts.cjs');

/**
 * @this {{ resourcePath: string, getOptions(): { textsFile: string }, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function inlineTextsLoader(source) {
  const { textsFile } = this.getOptions();
  this.addDependency(textsFile);
  const texts = JSON.parse(fs.readFileSync(textsFile, 'utf8'));
  return inlineTexts(source, this.resourcePath, texts);
};
