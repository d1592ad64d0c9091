export { default as AdBlock } from './AdBlock';
export { AdPageProvider } from './AdPage';
export { default as DemoAd, useOpenDemo } from './DemoAd';
