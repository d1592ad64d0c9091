export { getNotLoadedText } from './getNotLoadedText';
export { default as OnRequest } from './OnRequest';
export { useLoaded } from './useLoaded';
export { whenIdle } from './whenIdle';
