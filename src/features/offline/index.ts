export { default as OfflineSettings } from './OfflineSettings';
