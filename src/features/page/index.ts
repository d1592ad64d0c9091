export { default as PageAlternates } from './PageAlternates';
export { default as PageHead } from './PageHead';
export { default as UntranslatedNotice } from './UntranslatedNotice';
export { usePage, type Page } from './usePage';
export { useTocCurrent } from './useTocCurrent';
