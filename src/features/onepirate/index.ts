export { default as OnepiratePage } from './OnepiratePage';
