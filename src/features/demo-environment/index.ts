export type { StageSettings } from './stage';
export {
  useDemoEnvironment,
  type EnvironmentControl,
} from './useDemoEnvironment';
export { useSystemMode } from './useSystemMode';
