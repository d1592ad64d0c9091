import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';
import type { Language } from '@site/plugins/lib/paths';
import { ThemeStateProvider } from '@site/src/features/theme';
import {
  render,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { createSiteContext } from './siteContext';

export interface SitePlace {
  /** Path of the open page, with its language, query and hash. */
  readonly path?: string;
  readonly language?: Language;
}

/** What Docusaurus and `src/theme/Root` put around every page. */
export function createSite({
  path = '/x/introduction/',
  language = 'en',
}: SitePlace = {}): ComponentType<{ readonly children: ReactNode }> {
  const context = createSiteContext(language);
  return function Site({ children }) {
    return (
      <HelmetProvider>
        <BrowserContext.Provider value>
          <SiteContext.Provider value={context}>
            <MemoryRouter initialEntries={[path]}>
              <ThemeStateProvider>{children}</ThemeStateProvider>
            </MemoryRouter>
          </SiteContext.Provider>
        </BrowserContext.Provider>
      </HelmetProvider>
    );
  };
}

/** Renders as on a page of the site; English and the introduction unless told otherwise. */
export function renderInSite(ui: ReactNode, place?: SitePlace): RenderResult {
  return render(ui, { wrapper: createSite(place) });
}

export function renderHookInSite<Result>(
  useHook: () => Result,
  place?: SitePlace,
): RenderHookResult<Result, unknown> {
  return renderHook(useHook, { wrapper: createSite(place) });
}
