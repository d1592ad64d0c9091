export { default as FontIcon, type FontIconProps } from './FontIcon';
