export { default as Chips, type ChipsProps } from './Chips';
export { default as MemberSectionView } from './MemberSectionView';
export { default as RowName } from './RowName';
