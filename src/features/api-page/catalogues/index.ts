export { default as GridApiMethods } from './GridApiMethods';
export { default as GridEvents } from './GridEvents';
export { default as GridSelectors } from './GridSelectors';
export { default as Locales } from './Locales';
