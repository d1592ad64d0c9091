import type { Plugin, Rule } from 'postcss';

/** Infima's components that neither the theme's pages of this site nor its own markup use. */
const UNUSED = [
  'avatar',
  'badge',
  'button-group',
  'card',
  'dropdown',
  'footer',
  'hero',
  'pills',
];

const UNUSED_SELECTOR = new RegExp(
  `^\\.(${UNUSED.join('|')})(__|--|[.:\\s>+~]|$)`,
);

/** `.hero__title` is unused, `.heroic` and `.menu .badge` are none of our business. */
export function isUnusedSelector(selector: string): boolean {
  return UNUSED_SELECTOR.test(selector.trim());
}

function dropSelectors(rule: Rule): void {
  const used = rule.selectors.filter((selector) => !isUnusedSelector(selector));
  if (used.length === 0) {
    rule.remove();
  } else if (used.length < rule.selectors.length) {
    rule.selectors = used;
  }
}

/** PostCSS plugin: drops the rules of components that are never rendered. */
export const dropUnusedStyles: Plugin = {
  postcssPlugin: 'drop-unused-styles',
  // At once, and not rule by rule: the mirror would have written twins by then.
  Once(root) {
    // A module's own names are its own: its .card is not Infima's.
    if (!root.source?.input.file?.endsWith('.module.css')) {
      root.walkRules(dropSelectors);
    }
  },
};
