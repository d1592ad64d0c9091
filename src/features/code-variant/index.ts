export { parseDemoHash, type CodeVariant } from './logic';
export { showCodeVariant, useCodeVariant } from './useCodeVariant';
