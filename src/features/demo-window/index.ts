export { default as DemoWindow } from './DemoWindow';
export type { DemoRegistry } from './useWindowDemo';
