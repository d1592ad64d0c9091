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

/**
 * Event of the window that asks whether the page may reload by itself; whoever
 * holds something that the reader would lose prevents its default.
 */
export const RELOAD_QUESTION_EVENT = 'docs-may-reload';

/** Event of the window: a reload is due, but the reader has to ask for it. */
export const RELOAD_WANTED_EVENT = 'docs-reload-wanted';

/** Entry of the session's storage: when a page reloaded because a file of it was gone. */
export const GONE_RELOAD_KEY = 'docs-gone-reload';
