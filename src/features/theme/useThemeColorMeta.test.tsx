import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import tokens from '@site/src/css/tokens.json';
import { createSiteContext } from '@site/tests/setup/siteContext';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useThemeColorMeta } from './useThemeColorMeta';

const { light, dark } = tokens.themeColor;

/** As while the page wakes up: the mode is not read yet. */
function WakingSite({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <BrowserContext.Provider value={false}>
      <SiteContext.Provider value={createSiteContext('en')}>
        <ColorModeProvider>{children}</ColorModeProvider>
      </SiteContext.Provider>
    </BrowserContext.Provider>
  );
}

/** What the metas are given, in order. */
function watchContents(): string[] {
  const given: string[] = [];
  jest
    .spyOn(HTMLMetaElement.prototype, 'content', 'set')
    .mockImplementation((content) => given.push(content));
  return given;
}

describe('useThemeColorMeta', () => {
  beforeEach(() => {
    document.head.innerHTML = ['light', 'dark']
      .map(
        (mode) =>
          `<meta name="theme-color" media="(prefers-color-scheme: ${mode})">`,
      )
      .join('');
  });

  it.each([
    ['dark', [dark, dark]],
    ['light', [light, light]],
    ['system', [light, dark]],
  ])(
    'gives no other colours than those of %s, from the first on',
    (choice, colors) => {
      document.documentElement.dataset['themeChoice'] = choice;
      const given = watchContents();
      renderHook(useThemeColorMeta, { wrapper: WakingSite });
      expect(given.length).toBeGreaterThanOrEqual(2);
      expect(given).toEqual(given.map((_content, index) => colors[index % 2]));
    },
  );
});
