import { STORAGE_NAMESPACE } from '@site/plugins/lib/storageKeys';

/** As Docusaurus derives it from `storage` in `docusaurus.config.ts`. */
export default {
  type: 'localStorage',
  namespace: `-${STORAGE_NAMESPACE}`,
} as const;
