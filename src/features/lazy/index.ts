export { getNotLoadedText } from './getNotLoadedText';
export { useLoaded } from './useLoaded';
