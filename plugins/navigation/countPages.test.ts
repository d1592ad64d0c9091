import navigation from './__fixtures__/site-with-translation-and-version/sidebars';
import { countPages } from './countPages';

describe('countPages', () => {
  it('counts the written leaves of each root by language, and no page outside the tree', () => {
    const english = [
      '/x/whats-new',
      '/x/introduction',
      '/x/react-data-grid',
      '/x/react-data-grid/sorting',
      '/x/orphan',
    ];
    const chinese = ['/x/react-data-grid/sorting'];

    expect(
      countPages(navigation, { en: new Set(english), zh: new Set(chinese) }),
    ).toEqual([
      { area: "What's new", leaves: 1, pages: { en: 1, zh: 0 } },
      { area: 'Introduction', leaves: 2, pages: { en: 1, zh: 0 } },
      { area: 'Data Grid', leaves: 5, pages: { en: 2, zh: 1 } },
      { area: 'Charts', leaves: 1, pages: { en: 0, zh: 0 } },
      { area: 'Tree View', leaves: 1, pages: { en: 0, zh: 0 } },
      { area: 'Migration', leaves: 1, pages: { en: 0, zh: 0 } },
    ]);
  });
});
