export { default as LanguageMenu } from './LanguageMenu';
export { useLanguageLinks, type LanguageLink } from './useLanguageLinks';
