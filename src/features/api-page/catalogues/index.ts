export { default as GridApiMethods } from './GridApiMethods';
export { default as GridEvents } from './GridEvents';
export { default as GridSelectors } from './GridSelectors';
