export { default } from './MigrationChecker';
