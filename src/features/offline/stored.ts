/** What the page knows of the worker's caches. */
export * from './worker/names';
export { toStored } from './worker/savedPages';
