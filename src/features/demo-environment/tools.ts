/** What loads when a reader changes or compares environments. */
export { default as CompareGrid } from './CompareGrid';
export { default as EnvironmentBar } from './EnvironmentBar';
export { default as ResizeHandle } from './ResizeHandle';
