import type { DemoEnvironment } from './environment';
import { resolveEnvironment } from './resolveEnvironment';
import type { StageSettings } from './stage';

const FACTS = { systemMode: 'dark', dateLibrary: 'dayjs' } as const;

describe('resolveEnvironment', () => {
  it.each<[DemoEnvironment, StageSettings]>([
    [{}, {}],
    [{ width: 320 }, { width: 320 }],
    [{ isCompared: true }, { isCompared: true }],
    [
      { direction: 'rtl' },
      { direction: 'rtl', overrides: { direction: 'rtl' } },
    ],
    [{ mode: 'light' }, { mode: 'light', overrides: { paletteMode: 'light' } }],
    [{ mode: 'system' }, { mode: 'dark', overrides: { paletteMode: 'dark' } }],
    [{ density: 'dense' }, { overrides: { dense: true } }],
    [{ density: 'standard' }, { overrides: { dense: false } }],
    [
      { locale: 'frFR' },
      { overrides: { locale: 'frFR', dateLibrary: 'dayjs' } },
    ],
  ])('makes of %j the stage %j', (environment, settings) => {
    expect(resolveEnvironment(environment, FACTS)).toEqual(settings);
  });
});
