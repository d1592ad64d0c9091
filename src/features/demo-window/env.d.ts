/** Written by `plugins/demos`; empty in the static HTML. */
declare module '@demos/registry.js' {
  import type { DemoRegistry } from '@site/src/features/demo-window';

  const registry: DemoRegistry;
  export default registry;
}
