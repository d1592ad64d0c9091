/** `#data-grid-prop-sort-model` → `data-grid-prop-sort-model`. Null for an empty or broken hash. */
export function parseTarget(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null;
  } catch {
    return null; // A lone percent sign.
  }
}
