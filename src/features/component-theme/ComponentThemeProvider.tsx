import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { DateLibrary } from '@site/plugins/demos/types';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { useThemeState, type Direction, type ThemeState } from '../theme';
import { createSiteTheme, type SiteThemeSettings } from './createSiteTheme';
import { useLocaleTexts } from './useLocaleTexts';
import { usePortalContainer } from './usePortalContainer';

/** One style cache a direction, for the whole page: styles are mirrored while they are written. */
const CACHES: Readonly<Record<Direction, EmotionCache>> = {
  ltr: createCache({ key: 'mui' }),
  rtl: createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Settings that differ from the page's. The caller keeps the object while they stay the same. */
export interface ThemeOverrides extends Partial<
  Pick<ThemeState, 'direction' | 'paletteMode' | 'dense'>
> {
  /** Of the components' texts: `zhCN`. */
  readonly locale?: string;
  /** What writes the dates, so that they follow the locale too. */
  readonly dateLibrary?: DateLibrary | undefined;
}

export interface ComponentThemeProviderProps {
  readonly surface: SiteThemeSettings['surface'];
  readonly overrides?: ThemeOverrides | undefined;
  readonly children: ReactNode;
}

function useSettings(
  surface: SiteThemeSettings['surface'],
  overrides: ThemeOverrides | undefined,
): SiteThemeSettings {
  const pageState = useThemeState();
  const {
    i18n: { currentLocale: language },
  } = useDocusaurusContext();
  const prefersReducedMotion = useMediaQuery(
    '(prefers-reduced-motion: reduce)',
    { noSsr: true },
  );
  const localeTexts = useLocaleTexts(overrides?.locale, overrides?.dateLibrary);
  const state = useMemo(
    () => ({ ...pageState, ...overrides }),
    [pageState, overrides],
  );
  const portalContainer = usePortalContainer(overrides && state);
  return useMemo(
    () => ({
      ...state,
      language,
      prefersReducedMotion,
      surface,
      localeTexts,
      portalContainer,
    }),
    [
      state,
      language,
      prefersReducedMotion,
      surface,
      localeTexts,
      portalContainer,
    ],
  );
}

/** What components of the library need around them: theme and style cache, by the reader's settings. */
export default function ComponentThemeProvider({
  surface,
  overrides,
  children,
}: ComponentThemeProviderProps): ReactNode {
  const settings = useSettings(surface, overrides);
  const theme = useMemo(() => createSiteTheme(settings), [settings]);
  const isPageTheme = overrides === undefined;
  useEffect(() => {
    if (isPageTheme) {
      // For readers who try things in the browser's console.
      Object.assign(window, { theme, createTheme });
    }
  }, [theme, isPageTheme]);
  return (
    <CacheProvider value={CACHES[settings.direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
