export { useRevealTarget } from './useRevealTarget';
export { useTarget, type Target } from './useTarget';
