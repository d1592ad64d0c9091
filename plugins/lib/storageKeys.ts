/**
 * Names that the inline script of the first paint and the React code share.
 * Pure, so both the build and the browser import this file.
 */

/** `storage.namespace` of `docusaurus.config.ts`; fixed, so that all languages share the choices. */
export const STORAGE_NAMESPACE = 'mui-x';

/** Docusaurus's own key of the colour mode: `light`, `dark`, or absent for `system`. */
export const COLOR_MODE_KEY = `theme-${STORAGE_NAMESPACE}`;

/** JSON of the reader's direction, density and spacing. */
export const THEME_STATE_KEY = `docs.theme-state-${STORAGE_NAMESPACE}`;
