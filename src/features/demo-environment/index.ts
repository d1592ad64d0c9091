export { formatEnvironment, type DemoEnvironment } from './environment';
export { toOverrides } from './toOverrides';
export {
  useDemoEnvironment,
  type EnvironmentControl,
} from './useDemoEnvironment';
export {
  useEnvironmentTools,
  type EnvironmentTools,
} from './useEnvironmentTools';
export { useSystemMode } from './useSystemMode';
