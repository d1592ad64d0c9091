import * as gridLocales from '@mui/x-data-grid/locales';
import * as pickerLocales from '@mui/x-date-pickers/locales';
import { LOCALES } from './locales';

/** Exports that are locales: the packages export helpers and defaults beside them. */
function listLocales(module: object): string[] {
  return Object.keys(module).filter((name) =>
    /^[a-z]{2}([A-Z]{2})?$/.test(name),
  );
}

describe('LOCALES', () => {
  it('are those that the installed packages ship, sorted', () => {
    const shipped = new Set([
      ...listLocales(gridLocales),
      ...listLocales(pickerLocales),
    ]);
    expect(shipped.size).toBeGreaterThan(30);
    expect(LOCALES).toEqual([...shipped].sort());
  });
});
