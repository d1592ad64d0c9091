export { default as FilterBar } from './FilterBar';
export { default as NoHits } from './NoHits';
export { findFilterChoices, matchesText, toPlainText } from './logic';
export { useMemberFilter, type MemberFilterState } from './useMemberFilter';
