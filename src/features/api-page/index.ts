export { default as ApiIndex } from './ApiIndex';
export { default as ApiPage } from './ApiPage';
export { createApiIndexToc, createApiToc } from './apiToc';
