export { default as Demo, type DemoProps } from './Demo';
export { default as DemoPreview } from './DemoPreview';
export { parseWindowQuery, toWindowPath } from './windowAddress';
export { useIsWanted } from './useIsWanted';
export { useActiveDemo } from './useActiveDemo';
export { useRunningDemo } from './useRunningDemo';
