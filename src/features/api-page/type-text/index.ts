export type { KnownTypes } from './parseType';
export { default as TypeText } from './TypeText';
