export {
  CODE_STYLINGS,
  formatDemoHash,
  parseDemoHash,
  type CodeStyling,
  type CodeVariant,
} from './logic';
export {
  getCodeStyling,
  showCodeStyling,
  subscribeCodeStyling,
  useCodeStyling,
} from './useCodeStyling';
export {
  getCodeVariant,
  showCodeVariant,
  subscribeCodeVariant,
  useCodeVariant,
} from './useCodeVariant';
