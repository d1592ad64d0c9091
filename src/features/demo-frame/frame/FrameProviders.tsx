import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  createSiteTheme,
  useLocaleTexts,
} from '@site/src/features/component-theme/standalone';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { FrameSettings } from '../protocol';
import { getSettings, subscribeToSettings } from './settings';

const CACHES: Readonly<Record<FrameSettings['direction'], EmotionCache>> = {
  ltr: createCache({ key: 'mui' }),
  rtl: createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** The theme of the page around the frame, or of the environment that the reader chose. */
export default function FrameProviders({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const settings = useSyncExternalStore(subscribeToSettings, getSettings);
  const { direction, locale, dateLibrary } = settings;
  const localeTexts = useLocaleTexts(locale, dateLibrary);
  const prefersReducedMotion = useMediaQuery(
    '(prefers-reduced-motion: reduce)',
    { noSsr: true },
  );
  const theme = useMemo(
    () =>
      createSiteTheme({
        ...settings,
        surface: 'demo',
        prefersReducedMotion,
        localeTexts,
      }),
    [settings, prefersReducedMotion, localeTexts],
  );
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
