import type { ThemeOverrides } from '../component-theme';
import type { DemoEnvironment } from './environment';

/** Things that an environment depends on and that are not in it. */
export interface EnvironmentFacts {
  readonly systemMode: 'light' | 'dark';
  readonly hasDayjs: boolean;
}

/** What the theme of a demo has to differ in; undefined when it is the page's. */
export function toOverrides(
  { direction, mode, density, locale }: DemoEnvironment,
  { systemMode, hasDayjs }: EnvironmentFacts,
): ThemeOverrides | undefined {
  const overrides: ThemeOverrides = {
    ...(direction && { direction }),
    ...(mode && { paletteMode: mode === 'system' ? systemMode : mode }),
    ...(density && { dense: density === 'dense' }),
    ...(locale && { locale, hasDayjs }),
  };
  return Object.keys(overrides).length > 0 ? overrides : undefined;
}
