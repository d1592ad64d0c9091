import { useColorMode } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import tokens from '@site/src/css/tokens.json';

function toColorMode(choice: string | undefined): 'light' | 'dark' | null {
  return choice === 'light' || choice === 'dark' ? choice : null;
}

/**
 * Keeps the `theme-color` metas right: with a chosen mode both name its
 * colour, with `system` each keeps the one of its media query.
 */
export function useThemeColorMeta(): void {
  const { colorModeChoice } = useColorMode();
  useEffect(() => {
    // The value of the hook lags behind while the page wakes up; the attribute does not.
    const choice = toColorMode(document.documentElement.dataset['themeChoice']);
    document
      .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
      .forEach((meta) => {
        const media = meta.getAttribute('media') ?? '';
        const ofMedia = media.includes('dark') ? 'dark' : 'light';
        meta.content = tokens.themeColor[choice ?? ofMedia];
      });
  }, [colorModeChoice]);
}
