export { findDateLibrary } from './findDateLibrary';
export { DATE_LOCALES, toLanguageTag } from './names';
