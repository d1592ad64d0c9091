/**
 * The one helper of `tslib` that Docusaurus's `utils-common` uses. The package
 * can't be shaken, as it is required, and weighs 3 kB on every page.
 */
exports.__importDefault = (module) =>
  module?.__esModule ? module : { default: module };
