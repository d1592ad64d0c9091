export { default as InsightsPage } from './InsightsPage';
