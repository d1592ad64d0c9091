export { parseDemoHash, type CodeVariant } from './logic';
export {
  getCodeVariant,
  showCodeVariant,
  subscribeCodeVariant,
  useCodeVariant,
} from './useCodeVariant';
