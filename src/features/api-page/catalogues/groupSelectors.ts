import type { GridSelector } from '@site/plugins/api-reference/types';
import type { Rendered } from '@site/plugins/lib/richText';

export interface SelectorGroup {
  /** Null holds the selectors that have no category. */
  readonly category: string | null;
  readonly selectors: readonly Rendered<GridSelector>[];
}

/** Selectors by category, in alphabetic order; those without one come last. */
export function groupSelectors(
  selectors: readonly Rendered<GridSelector>[],
): SelectorGroup[] {
  const named = new Set<string>();
  for (const { category } of selectors) {
    if (category !== null) {
      named.add(category);
    }
  }
  return [...[...named].sort(), null]
    .map((category) => ({
      category,
      selectors: selectors.filter((selector) => selector.category === category),
    }))
    .filter((group) => group.selectors.length > 0);
}
