import {
  checkEntries,
  checkOrphans,
  checkTranslatedOrphans,
} from './checkNavigation';
import { group, page, product, shared, subheader } from './define';

describe('checkEntries', () => {
  it('names both places of two pages with one pathname', () => {
    const roots = [
      shared(page('/x/whats-new', { title: "What's new" })),
      product(
        'dataGrid',
        group('/x/react-data-grid-group', { title: 'Data Grid' }, [
          subheader('/x/react-data-grid/columns', { title: 'Columns' }, [
            page('/x/whats-new', { title: 'News' }),
          ]),
        ]),
      ),
    ];

    expect(checkEntries(roots)).toEqual([
      {
        file: 'sidebars.ts',
        message:
          'The pathname "/x/whats-new" is used twice: by "What\'s new" and by "Data Grid › Columns › News".',
        hint: 'Give each entry a pathname of its own.',
      },
    ]);
  });

  it('names both places of a group and a page with one pathname', () => {
    const roots = [
      shared(
        group('/x/react-charts', { title: 'Charts' }, [
          page('/x/react-charts', { title: 'Overview' }),
        ]),
      ),
    ];

    expect(checkEntries(roots)).toEqual([
      {
        file: 'sidebars.ts',
        message:
          'The pathname "/x/react-charts" is used twice: by "Charts" and by "Charts › Overview".',
        hint: 'Give each entry a pathname of its own.',
      },
    ]);
  });

  it('reports each further use of a pathname against the first', () => {
    const roots = [
      shared(page('/x/a', { title: 'First' })),
      shared(page('/x/a', { title: 'Second' })),
      shared(page('/x/a', { title: 'Third' })),
    ];

    expect(checkEntries(roots).map(({ message }) => message)).toEqual([
      'The pathname "/x/a" is used twice: by "First" and by "Second".',
      'The pathname "/x/a" is used twice: by "First" and by "Third".',
    ]);
  });

  it.each([
    ['a trailing slash', '/x/introduction/'],
    ['no leading slash', 'x/introduction'],
    ['a query', '/x/introduction?a=1'],
    ['a hash', '/x/introduction#support'],
    ['nothing but a slash', '/'],
    ['nothing at all', ''],
  ])('reports a pathname with %s', (_what, pathname) => {
    const roots = [shared(page(pathname, { title: 'Overview' }))];

    expect(checkEntries(roots)).toEqual([
      {
        file: 'sidebars.ts',
        message: `"${pathname}" (Overview) is no pathname of a page.`,
        hint: 'Write it with a leading slash, without a trailing slash, query or hash.',
      },
    ]);
  });

  it('has nothing to say of a sound tree', () => {
    const roots = [
      shared(
        group('/x/introduction-group', { title: 'Introduction' }, [
          page('/x/introduction'),
          page('/x/introduction/installation'),
        ]),
      ),
    ];

    expect(checkEntries(roots)).toEqual([]);
  });
});

describe('checkOrphans', () => {
  const roots = [
    shared(
      group('/x/react-data-grid/rows', { title: 'Rows' }, [
        page('/x/react-data-grid/sorting'),
      ]),
    ),
  ];

  it('reports a page that no entry leads to, and suggests the near pathname', () => {
    const orphan = {
      file: 'docs/x/react-data-grid/sortng/index.mdx',
      pathname: '/x/react-data-grid/sortng',
    };

    expect(checkOrphans(roots, [orphan])).toEqual([
      {
        file: 'docs/x/react-data-grid/sortng/index.mdx',
        message:
          'No navigation entry leads to this page (/x/react-data-grid/sortng).',
        hint: 'Did you mean "/x/react-data-grid/sorting"? Add page(\'/x/react-data-grid/sortng\') to sidebars.ts, or move the file.',
      },
    ]);
  });

  it('does not take a group for an entry that leads to the page', () => {
    const pageOfGroup = {
      file: 'docs/x/react-data-grid/rows/index.mdx',
      pathname: '/x/react-data-grid/rows',
    };

    expect(checkOrphans(roots, [pageOfGroup]).map(({ file }) => file)).toEqual([
      'docs/x/react-data-grid/rows/index.mdx',
    ]);
  });

  it('accepts pages that have an entry, and entries that have no page yet', () => {
    const sorting = {
      file: 'docs/x/react-data-grid/sorting/index.mdx',
      pathname: '/x/react-data-grid/sorting',
    };

    expect(checkOrphans(roots, [sorting])).toEqual([]);
    expect(checkOrphans(roots, [])).toEqual([]);
  });
});

describe('checkTranslatedOrphans', () => {
  const english = [
    {
      file: 'docs/x/react-charts/bars/index.mdx',
      pathname: '/x/react-charts/bars',
    },
  ];
  const folder = 'i18n/zh/docusaurus-plugin-content-docs/current';

  it('reports a translation whose English page is named otherwise', () => {
    const translated = {
      file: `${folder}/react-charts/bar/index.mdx`,
      pathname: '/x/react-charts/bar',
    };

    expect(checkTranslatedOrphans(english, [translated])).toEqual([
      {
        file: 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bar/index.mdx',
        message:
          'This translation has no English page (/x/react-charts/bar), so no reader would see it.',
        hint: 'Did you mean "/x/react-charts/bars"?',
      },
    ]);
  });

  it('asks for the English page where none is near', () => {
    const translated = {
      file: `${folder}/migration/migration-data-grid-v4/index.mdx`,
      pathname: '/x/migration/migration-data-grid-v4',
    };

    expect(checkTranslatedOrphans(english, [translated])).toEqual([
      {
        file: 'i18n/zh/docusaurus-plugin-content-docs/current/migration/migration-data-grid-v4/index.mdx',
        message:
          'This translation has no English page (/x/migration/migration-data-grid-v4), so no reader would see it.',
        hint: 'Write the English page first.',
      },
    ]);
  });

  it('accepts a translation of an English page', () => {
    const translated = {
      file: `${folder}/react-charts/bars/index.mdx`,
      pathname: '/x/react-charts/bars',
    };

    expect(checkTranslatedOrphans(english, [translated])).toEqual([]);
  });
});
