import type { ThemeOverrides } from '../component-theme';
import type { DemoEnvironment } from './environment';
import type { StageFacts, StageSettings } from './stage';

/** What an environment asks of the demo's place. */
export function resolveEnvironment(
  environment: DemoEnvironment,
  { systemMode, dateLibrary }: StageFacts,
): StageSettings {
  const { direction, density, locale, width, isCompared } = environment;
  const mode = environment.mode === 'system' ? systemMode : environment.mode;
  const overrides: ThemeOverrides = {
    ...(direction && { direction }),
    ...(mode && { paletteMode: mode }),
    ...(density && { dense: density === 'dense' }),
    ...(locale && { locale, dateLibrary }),
  };
  return {
    overrides: Object.keys(overrides).length > 0 ? overrides : undefined,
    direction,
    mode,
    width,
    isCompared,
  };
}
