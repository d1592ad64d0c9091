export { default as Demo, type DemoProps } from './Demo';
