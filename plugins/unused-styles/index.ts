import type { Plugin } from '@docusaurus/types';
import { dropUnusedStyles } from './dropUnusedStyles';

/** Takes Infima's components that this site never renders out of the one style sheet. */
export default function unusedStylesPlugin(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      // First: nothing has to be mirrored that is dropped.
      options.plugins.unshift(dropUnusedStyles);
      return options;
    },
  };
}
