import { renderMain, type MainOptions } from './renderMain';

const OPTIONS: MainOptions = {
  variant: 'TS',
  environment: {},
  styling: undefined,
  facts: {
    packages: ['@mui/x-date-pickers', 'dayjs'],
    dateLibrary: 'dayjs',
  },
};

describe('renderMain', () => {
  it('mounts the demo strictly, with its own styles last', () => {
    expect(renderMain(OPTIONS)).toMatchInlineSnapshot(`
     "import { StyledEngineProvider } from '@mui/material/styles';
     import { StrictMode } from 'react';
     import { createRoot } from 'react-dom/client';
     import Demo from './Demo';

     createRoot(document.getElementById('root')!).render(
       <StrictMode>
         <StyledEngineProvider injectFirst>
           <Demo />
         </StyledEngineProvider>
       </StrictMode>,
     );
     "
    `);
  });

  it('claims no type in JavaScript', () => {
    expect(renderMain({ ...OPTIONS, variant: 'JS' })).toContain(
      "document.getElementById('root'))",
    );
  });

  it('has all that the reader chose', () => {
    expect(
      renderMain({
        ...OPTIONS,
        environment: {
          direction: 'rtl',
          mode: 'dark',
          density: 'dense',
          locale: 'heIL',
        },
      }),
    ).toMatchInlineSnapshot(`
     "import createCache from '@emotion/cache';
     import { CacheProvider } from '@emotion/react';
     import CssBaseline from '@mui/material/CssBaseline';
     import { heIL as texts1 } from '@mui/material/locale';
     import { heIL as texts2 } from '@mui/x-date-pickers/locales';
     import { createTheme, ThemeProvider } from '@mui/material/styles';
     import type {} from '@mui/x-date-pickers/themeAugmentation';
     import 'dayjs/locale/he';
     import { StrictMode } from 'react';
     import { createRoot } from 'react-dom/client';
     import { prefixer } from 'stylis';
     import rtlPlugin from 'stylis-plugin-rtl';
     import Demo from './Demo';

     const cache = createCache({
       key: 'muirtl',
       prepend: true,
       stylisPlugins: [prefixer, rtlPlugin],
     });

     const theme = createTheme({
       direction: 'rtl',
       palette: { mode: 'dark' },
       components: {
         MuiButton: { defaultProps: { size: 'small' } },
         MuiFab: { defaultProps: { size: 'small' } },
         MuiFilledInput: { defaultProps: { margin: 'dense' } },
         MuiFormControl: { defaultProps: { margin: 'dense' } },
         MuiFormHelperText: { defaultProps: { margin: 'dense' } },
         MuiIconButton: { defaultProps: { size: 'small' } },
         MuiInputBase: { defaultProps: { margin: 'dense' } },
         MuiInputLabel: { defaultProps: { margin: 'dense' } },
         MuiListItem: { defaultProps: { dense: true } },
         MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
         MuiTable: { defaultProps: { size: 'small' } },
         MuiTextField: { defaultProps: { margin: 'dense' } },
         MuiToolbar: { defaultProps: { variant: 'dense' } },
         MuiLocalizationProvider: {
           defaultProps: { adapterLocale: 'he' },
         },
       },
     }, texts1, texts2);

     createRoot(document.getElementById('root')!).render(
       <StrictMode>
         <CacheProvider value={cache}>
           <ThemeProvider theme={theme}>
             <CssBaseline />
             <Demo />
           </ThemeProvider>
         </CacheProvider>
       </StrictMode>,
     );
     "
    `);
  });

  it('asks the system where that was chosen, and loads the styles of Tailwind', () => {
    expect(
      renderMain({
        ...OPTIONS,
        environment: { mode: 'system' },
        styling: 'Tailwind',
      }),
    ).toMatchInlineSnapshot(`
     "import CssBaseline from '@mui/material/CssBaseline';
     import {
       createTheme,
       StyledEngineProvider,
       ThemeProvider,
     } from '@mui/material/styles';
     import { StrictMode } from 'react';
     import { createRoot } from 'react-dom/client';
     import Demo from './Demo';
     import './tailwind.css';

     const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
     document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

     const theme = createTheme({
       palette: { mode: isDark ? 'dark' : 'light' },
     });

     createRoot(document.getElementById('root')!).render(
       <StrictMode>
         <StyledEngineProvider injectFirst>
           <ThemeProvider theme={theme}>
             <CssBaseline />
             <Demo />
           </ThemeProvider>
         </StyledEngineProvider>
       </StrictMode>,
     );
     "
    `);
  });

  it.each([
    ['dayjs', 'ptBR', "import 'dayjs/locale/pt-br';", "'pt-br'"],
    ['moment', 'frFR', "import 'moment/locale/fr';", "'fr'"],
    ['luxon', 'kzKZ', "} from '@mui/material/styles';", "'kk-KZ'"],
    [
      'date-fns',
      'frFR',
      "import { fr as dateLocale } from 'date-fns/locale';",
      'dateLocale',
    ],
    [
      'date-fns',
      'ptBR',
      "import { ptBR as dateLocale } from 'date-fns/locale';",
      'dateLocale',
    ],
  ] as const)(
    'writes the dates of %s in %s',
    (library, locale, line, value) => {
      const main = renderMain({
        ...OPTIONS,
        environment: { locale },
        facts: { packages: ['@mui/x-date-pickers'], dateLibrary: library },
      });
      expect(main).toContain(line);
      expect(main).toContain(`adapterLocale: ${value} }`);
    },
  );

  it.each([
    ['a demo without dates', undefined, 'frFR'],
    ['a library that lacks the locale', 'date-fns', 'urPK'],
    ['English', 'dayjs', 'enUS'],
  ] as const)('leaves the dates of %s', (_what, dateLibrary, locale) => {
    expect(
      renderMain({
        ...OPTIONS,
        environment: { locale },
        facts: { packages: [], dateLibrary },
      }),
    ).not.toContain('adapterLocale');
  });
});
