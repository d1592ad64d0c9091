import * as core from '@mui/material/locale';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import { LOCALES } from '../demo-environment/locales';
import { listLocaleImports } from './environment';

const MODULES: Readonly<Record<string, object>> = {
  '@mui/material/locale': core,
  '@mui/x-data-grid-pro/locales': grid,
  '@mui/x-date-pickers/locales': pickers,
};

describe('listLocaleImports', () => {
  it.each([...LOCALES])(
    'names all texts that exist in %s, and no others',
    (locale) => {
      const found = listLocaleImports(locale, [
        '@mui/x-data-grid-pro',
        '@mui/x-date-pickers',
        '@mui/x-charts',
        'react',
      ]);
      const modules = found.map(({ specifier }) => specifier);
      for (const { specifier, name } of found) {
        expect(MODULES[specifier]).toHaveProperty(name);
      }
      for (const [specifier, module] of Object.entries(MODULES)) {
        if (locale in module) {
          expect(modules).toContain(specifier);
        }
      }
    },
  );
});
