export { default } from './ChartGallery';
