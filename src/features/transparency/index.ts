export { default as TransparencyPanel } from './TransparencyPanel';
