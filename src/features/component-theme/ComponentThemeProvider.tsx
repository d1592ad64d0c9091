import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { useThemeState, type Direction } from '../theme';
import { createSiteTheme, type SiteThemeSettings } from './createSiteTheme';

/** One style cache a direction, for the whole page: styles are mirrored while they are written. */
const CACHES: Readonly<Record<Direction, EmotionCache>> = {
  ltr: createCache({ key: 'mui' }),
  rtl: createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

export interface ComponentThemeProviderProps {
  readonly surface: SiteThemeSettings['surface'];
  readonly children: ReactNode;
}

/** What components of the library need around them: theme and style cache, by the reader's settings. */
export default function ComponentThemeProvider({
  surface,
  children,
}: ComponentThemeProviderProps): ReactNode {
  const state = useThemeState();
  const {
    i18n: { currentLocale: language },
  } = useDocusaurusContext();
  const prefersReducedMotion = useMediaQuery(
    '(prefers-reduced-motion: reduce)',
    { noSsr: true },
  );
  const theme = useMemo(
    () =>
      createSiteTheme({ ...state, language, prefersReducedMotion, surface }),
    [state, language, prefersReducedMotion, surface],
  );
  useEffect(() => {
    // For readers who try things in the browser's console.
    Object.assign(window, { theme, createTheme });
  }, [theme]);
  return (
    <CacheProvider value={CACHES[state.direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
