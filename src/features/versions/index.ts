export { default as VersionMenu } from './VersionMenu';
