export { DATE_LOCALES, toLanguageTag } from './names';
