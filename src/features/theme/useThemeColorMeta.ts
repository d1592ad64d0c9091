import { useColorMode } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import tokens from '@site/src/css/tokens.json';

/**
 * Keeps the `theme-color` metas right: with a chosen mode both name its
 * colour, with `system` each keeps the one of its media query.
 */
export function useThemeColorMeta(): void {
  const { colorModeChoice } = useColorMode();
  useEffect(() => {
    document
      .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
      .forEach((meta) => {
        const ofMedia = meta.media.includes('dark') ? 'dark' : 'light';
        meta.content = tokens.themeColor[colorModeChoice ?? ofMedia];
      });
  }, [colorModeChoice]);
}
