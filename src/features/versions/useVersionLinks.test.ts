import {
  renderHookInSite,
  type SitePlace,
} from '@site/tests/setup/renderInSite';
import { useVersionLinks } from './useVersionLinks';

function getLinks(place: SitePlace) {
  return renderHookInSite(useVersionLinks, place).result.current;
}

/** `v7.17.0 → /x/introduction/`, the current one in brackets. */
function toLines({ links }: ReturnType<typeof getLinks>): string[] {
  return links.map(({ text, href, isCurrent }) =>
    isCurrent ? `[${text}] → ${href}` : `${text} → ${href}`,
  );
}

describe('useVersionLinks', () => {
  it('keeps the page in versions of this site, and leads to hosts for older ones', () => {
    expect(
      toLines(getLinks({ path: '/x/react-data-grid/sorting/' })),
    ).toStrictEqual([
      '[v7.17.0] → /x/react-data-grid/sorting/',
      'v7.0.0 → /x/7.0.0/react-data-grid/sorting/',
      'v6 → https://v6.mui.com/x/react-data-grid/',
      'v5 → https://v5.mui.com/x/react-data-grid/',
      'v4 → https://v4.mui.com/components/data-grid/',
    ]);
  });

  it('leads to the start of a version that lacks the page', () => {
    expect(
      toLines(getLinks({ path: '/x/react-charts/heatmap/' })),
    ).toStrictEqual([
      '[v7.17.0] → /x/react-charts/heatmap/',
      'v7.0.0 → /x/7.0.0/introduction/',
      'v6 → https://v6.mui.com/x/react-charts/',
    ]);
  });

  it('leads from a cut version to the same page and product', () => {
    const links = getLinks({ path: '/x/7.0.0/react-data-grid/sorting/' });
    expect(links.product.name).toBe('Data Grid');
    expect(links.activeText).toBe('v7.0.0');
    expect(toLines(links).slice(0, 3)).toStrictEqual([
      'v7.17.0 → /x/react-data-grid/sorting/',
      '[v7.0.0] → /x/7.0.0/react-data-grid/sorting/',
      'v6 → https://v6.mui.com/x/react-data-grid/',
    ]);
  });

  it('stays in the language of the page', () => {
    const links = getLinks({
      path: '/zh/x/react-data-grid/sorting/',
      language: 'zh',
    });
    expect(toLines(links).slice(0, 3)).toStrictEqual([
      '[v7.17.0] → /zh/x/react-data-grid/sorting/',
      'v7.0.0 → /zh/x/7.0.0/react-data-grid/sorting/',
      'v6 → https://v6.mui.com/zh/x/react-data-grid/',
    ]);
  });

  it('takes the newest version on pages outside the docs', () => {
    const links = getLinks({ path: '/' });
    expect(links.product.name).toBe('MUI X');
    expect(links.activeText).toBe('v7.17.0');
    expect(toLines(links)[0]).toBe('[v7.17.0] → /x/introduction/');
  });
});
