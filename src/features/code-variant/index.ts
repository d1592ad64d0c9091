export { parseDemoHash, type CodeVariant } from './logic';
export { useCodeVariant } from './useCodeVariant';
