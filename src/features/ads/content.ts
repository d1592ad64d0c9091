/** What loads when the page is there and the browser has nothing else to do. */
export { default as AdContent } from './AdContent';
export { default as InlineAd } from './InlineAd';
