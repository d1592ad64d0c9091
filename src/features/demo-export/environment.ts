import type { DateLibrary } from '@site/plugins/demos/types';

/** What a reader chose for a demo; an absent field is as the library has it. */
export interface ExportEnvironment {
  readonly direction?: 'ltr' | 'rtl';
  readonly mode?: 'light' | 'dark' | 'system';
  readonly density?: 'standard' | 'dense';
  /** Of the components' texts: `frFR`. */
  readonly locale?: string;
}

/** What the code of a demo says about its texts and dates. */
export interface DemoFacts {
  /** That it and the files beside it import. */
  readonly packages: readonly string[];
  readonly dateLibrary: DateLibrary | undefined;
}

/** An import and what it gives. */
export interface LocaleImport {
  readonly specifier: string;
  readonly name: string;
}

/** Locales of the environment bar that a package does not have; tested against the packages. */
export const MISSING_LOCALES = {
  '@mui/material': ['eu'],
  '@mui/x-data-grid': ['caES', 'eu', 'kzKZ', 'mk'],
  '@mui/x-date-pickers': ['arSD', 'bgBG', 'hrHR', 'ptPT', 'zhTW'],
} as const;

/** Locales that Material UI calls another name. */
const CORE_NAMES: Readonly<Record<string, string>> = {
  kzKZ: 'kkKZ',
  mk: 'mkMK',
};

const PRODUCT = /^(@mui\/x-data-grid|@mui\/x-date-pickers)(-pro|-premium)?$/;

function lacks(
  packageName: keyof typeof MISSING_LOCALES,
  locale: string,
): boolean {
  return (MISSING_LOCALES[packageName] as readonly string[]).includes(locale);
}

/** Where the texts of a locale come from, in the packages that a demo has anyway. */
export function listLocaleImports(
  locale: string,
  packages: readonly string[],
): LocaleImport[] {
  const core = lacks('@mui/material', locale)
    ? []
    : [
        {
          specifier: '@mui/material/locale',
          name: CORE_NAMES[locale] ?? locale,
        },
      ];
  const products = packages.flatMap((name) => {
    const base = PRODUCT.exec(name)?.[1];
    // The pattern has no others.
    return base && !lacks(base as keyof typeof MISSING_LOCALES, locale)
      ? [{ specifier: `${name}/locales`, name: locale }]
      : [];
  });
  return [...core, ...products];
}
