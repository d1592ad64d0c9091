import type { DemoEnvironment } from './environment';
import { toOverrides } from './toOverrides';

const FACTS = { systemMode: 'dark', hasDayjs: true } as const;

describe('toOverrides', () => {
  it.each<DemoEnvironment>([{}, { width: 320 }, { isCompared: true }])(
    'overrides nothing of the theme for %j',
    (environment) => {
      expect(toOverrides(environment, FACTS)).toBeUndefined();
    },
  );

  it.each<[DemoEnvironment, object]>([
    [{ direction: 'rtl' }, { direction: 'rtl' }],
    [{ mode: 'light' }, { paletteMode: 'light' }],
    [{ mode: 'system' }, { paletteMode: 'dark' }],
    [{ density: 'dense' }, { dense: true }],
    [{ density: 'standard' }, { dense: false }],
    [{ locale: 'frFR' }, { locale: 'frFR', hasDayjs: true }],
    [{ mode: 'light', width: 320 }, { paletteMode: 'light' }],
  ])('overrides for %j what is in it', (environment, overrides) => {
    expect(toOverrides(environment, FACTS)).toEqual(overrides);
  });
});
