export { default as PropPlayground } from './PropPlayground';
