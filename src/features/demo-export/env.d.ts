declare module '@demos/exports.json' {
  import type { ExportTree } from '@site/plugins/demos/types';

  const trees: readonly ExportTree[];
  export default trees;
}
