import type {
  CodeStyling,
  CodeVariant,
  DateLibrary,
} from '@site/plugins/demos/types';
import { DATE_LOCALES, toLanguageTag } from '../component-locales';
import { DENSE_COMPONENTS } from '../dense-components';
import {
  listLocaleImports,
  type DemoFacts,
  type ExportEnvironment,
} from './environment';

export interface MainOptions {
  readonly variant: CodeVariant;
  readonly environment: ExportEnvironment;
  readonly facts: DemoFacts;
  readonly styling: CodeStyling | undefined;
}

/** Locales of date-fns that are none of a whole language. */
const DATE_FNS_REGIONS = ['faIR', 'ptBR', 'zhCN', 'zhHK', 'zhTW'];

/** The locale of a date library: what to import, and what to tell the pickers. */
interface DateLocale {
  readonly imports: readonly string[];
  readonly value: string;
}

function findDateLocale(
  library: DateLibrary | undefined,
  locale: string | undefined,
): DateLocale | undefined {
  const name = DATE_LOCALES[locale ?? ''];
  if (!library || !locale || name === undefined || locale === 'enUS') {
    return undefined;
  }
  switch (library) {
    case 'luxon':
      return { imports: [], value: `'${toLanguageTag(locale)}'` };
    case 'date-fns': {
      const local = DATE_FNS_REGIONS.includes(locale) ? locale : name;
      return locale === 'urPK'
        ? undefined
        : {
            imports: [
              `import { ${local} as dateLocale } from 'date-fns/locale';`,
            ],
            value: 'dateLocale',
          };
    }
    default:
      return {
        imports: [`import '${library}/locale/${name}';`],
        value: `'${name}'`,
      };
  }
}

function renderComponents(
  dateLocale: DateLocale | undefined,
  density: ExportEnvironment['density'],
): string {
  const dense = density === 'dense' ? Object.entries(DENSE_COMPONENTS) : [];
  const lines = dense.map(([name, { defaultProps }]) => {
    const [[prop, value] = ['', '']] = Object.entries(defaultProps);
    const text = typeof value === 'string' ? `'${value}'` : String(value);
    return `    ${name}: { defaultProps: { ${prop}: ${text} } },`;
  });
  const all = dateLocale
    ? [
        ...lines,
        `    MuiLocalizationProvider: {\n      defaultProps: { adapterLocale: ${dateLocale.value} },\n    },`,
      ]
    : lines;
  return all.length > 0 ? `  components: {\n${all.join('\n')}\n  },\n` : '';
}

const isOnlyHtml = ({ direction, mode, density, locale }: ExportEnvironment) =>
  !direction && !mode && density !== 'dense' && !locale;

/** What starts the project: the demo, in what the reader chose for it. */
export function renderMain({
  variant,
  environment,
  facts,
  styling,
}: MainOptions): string {
  const { direction, mode, density, locale } = environment;
  const isThemed = !isOnlyHtml(environment);
  const isMirrored = direction === 'rtl';
  const dateLocale = findDateLocale(facts.dateLibrary, locale);
  const texts = locale ? listLocaleImports(locale, facts.packages) : [];
  const aliases = texts.map((_text, index) => `texts${index + 1}`);

  const imports = [
    ...(isMirrored
      ? [
          "import createCache from '@emotion/cache';",
          "import { CacheProvider } from '@emotion/react';",
        ]
      : []),
    ...(isThemed
      ? ["import CssBaseline from '@mui/material/CssBaseline';"]
      : []),
    ...texts.map(
      ({ specifier, name }, index) =>
        `import { ${name} as ${aliases[index]} } from '${specifier}';`,
    ),
    isThemed
      ? isMirrored
        ? "import { createTheme, ThemeProvider } from '@mui/material/styles';"
        : "import {\n  createTheme,\n  StyledEngineProvider,\n  ThemeProvider,\n} from '@mui/material/styles';"
      : "import { StyledEngineProvider } from '@mui/material/styles';",
    ...(dateLocale && variant === 'TS'
      ? ["import type {} from '@mui/x-date-pickers/themeAugmentation';"]
      : []),
    ...(dateLocale?.imports ?? []),
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(isMirrored
      ? [
          "import { prefixer } from 'stylis';",
          "import rtlPlugin from 'stylis-plugin-rtl';",
        ]
      : []),
    "import Demo from './Demo';",
    ...(styling === 'Tailwind' ? ["import './tailwind.css';"] : []),
  ];

  const setUp: string[] = [];
  if (mode === 'system') {
    setUp.push(
      "const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;",
      ...(styling
        ? [
            "document.documentElement.dataset.theme = isDark ? 'dark' : 'light';\n",
          ]
        : ['']),
    );
  }
  if (isMirrored) {
    setUp.push(
      `const cache = createCache({
  key: 'muirtl',
  prepend: true,
  stylisPlugins: [prefixer, rtlPlugin],
});\n`,
    );
  }
  if (isThemed) {
    const options = [
      direction ? `  direction: '${direction}',\n` : '',
      mode
        ? `  palette: { mode: ${mode === 'system' ? "isDark ? 'dark' : 'light'" : `'${mode}'`} },\n`
        : '',
      renderComponents(dateLocale, density),
    ].join('');
    const list = [options ? `{\n${options}}` : '{}', ...aliases];
    setUp.push(`const theme = createTheme(${list.join(', ')});\n`);
  }

  const inner = isThemed
    ? [
        '<ThemeProvider theme={theme}>',
        '  <CssBaseline />',
        '  <Demo />',
        '</ThemeProvider>',
      ]
    : ['<Demo />'];
  const [open, close] = isMirrored
    ? ['<CacheProvider value={cache}>', '</CacheProvider>']
    : ['<StyledEngineProvider injectFirst>', '</StyledEngineProvider>'];
  const tree = [open, ...inner.map((line) => `  ${line}`), close]
    .map((line) => `    ${line}`)
    .join('\n');
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return `${imports.join('\n')}

${setUp.length > 0 ? `${setUp.join('\n')}\n` : ''}createRoot(${root}).render(
  <StrictMode>
${tree}
  </StrictMode>,
);
`;
}
