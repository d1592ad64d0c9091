export { getViewSettings, type ApiView } from './logic';
export { useView } from './useView';
export { default as ViewScript } from './ViewScript';
export { default as ViewSwitch } from './ViewSwitch';
