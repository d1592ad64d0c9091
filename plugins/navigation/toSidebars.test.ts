import navigation from './__fixtures__/site-with-translation-and-version/sidebars';
import { group, page, product, shared, subheader } from './define';
import { toSidebars } from './toSidebars';

/** As if each page had its own folder. */
function createDocIds(...pathnames: string[]): Map<string, string> {
  return new Map(
    pathnames.map((pathname) => [
      pathname,
      `${pathname.replace('/x/', '')}/index`,
    ]),
  );
}

interface OutlineItem {
  readonly type: string;
  readonly label: string;
  readonly id?: string;
  readonly items?: readonly OutlineItem[];
}

/** A sidebar as texts: `doc ID` or `ref ID` a page, `{ LABEL: […] }` a group. */
function toOutline(sidebar: unknown): unknown[] {
  return (sidebar as OutlineItem[]).map(({ type, label, id, items }) =>
    items ? { [label]: toOutline(items) } : `${type} ${id}`,
  );
}

describe('toSidebars', () => {
  const written = createDocIds(
    '/x/introduction',
    '/x/react-data-grid',
    '/x/react-data-grid/sorting',
    '/x/react-charts',
  );

  it('shows all pages of a product in its own sidebar, and only links to what all share', () => {
    const { dataGrid, charts } = toSidebars(navigation, written);

    expect([toOutline(dataGrid), toOutline(charts)]).toEqual([
      [
        { Introduction: ['ref introduction/index'] },
        {
          'Data Grid': [
            'doc react-data-grid/index',
            { Rows: ['doc react-data-grid/sorting/index'] },
          ],
        },
      ],
      [
        { Introduction: ['ref introduction/index'] },
        {
          Charts: [{ '/x/react-charts/untitled': ['doc react-charts/index'] }],
        },
      ],
    ]);
  });

  it('shows what all share in the start sidebar, and one link to each product', () => {
    expect(toOutline(toSidebars(navigation, written)['start'])).toEqual([
      { Introduction: ['doc introduction/index'] },
      'ref react-data-grid/index',
      'ref react-charts/index',
    ]);
  });

  it('leaves out what is not written: pages, groups without pages, sidebars without groups', () => {
    const sidebars = toSidebars(navigation, written);

    expect(Object.keys(sidebars)).toEqual(['start', 'dataGrid', 'charts']);
    expect(JSON.stringify(sidebars)).not.toMatch(
      /not-written|Recipes|Migration|Tree View/,
    );
  });

  it('makes a sub-header a category that is open and cannot be closed', () => {
    const roots = [
      shared(
        subheader('/x/future', { title: 'Future components' }, [
          page('/x/react-charts/radar'),
        ]),
      ),
    ];

    expect(
      toSidebars(roots, createDocIds('/x/react-charts/radar')),
    ).toMatchObject({
      start: [
        {
          type: 'category',
          label: 'Future components',
          collapsible: false,
          collapsed: false,
          customProps: { pathname: '/x/future', subheader: true },
        },
      ],
    });
  });

  it('carries the marks of pages and groups, and no other keys', () => {
    const roots = [
      shared(
        group('/x/group', { title: 'Pivot', plan: 'premium' }, [
          page('/x/pivoting', {
            plan: 'premium',
            planned: true,
            newFeature: true,
            unstable: true,
          }),
          page('/x/plain'),
        ]),
      ),
    ];

    expect(toSidebars(roots, createDocIds('/x/pivoting', '/x/plain'))).toEqual({
      start: [
        {
          type: 'category',
          key: '/x/group',
          label: 'Pivot',
          collapsible: true,
          collapsed: true,
          customProps: { pathname: '/x/group', plan: 'premium' },
          items: [
            {
              type: 'doc',
              key: '/x/pivoting',
              id: 'pivoting/index',
              label: 'Pivoting',
              customProps: {
                plan: 'premium',
                planned: true,
                newFeature: true,
                unstable: true,
              },
            },
            {
              type: 'doc',
              key: '/x/plain',
              id: 'plain/index',
              label: 'Plain',
              customProps: {},
            },
          ],
        },
      ],
    });
  });

  it('names an entry without a title by its pathname, since Docusaurus demands a label', () => {
    const roots = [shared(page('/x/untitled', { title: false }))];

    expect(toSidebars(roots, createDocIds('/x/untitled'))).toMatchObject({
      start: [{ label: '/x/untitled' }],
    });
  });

  it('links a product to the first page that is written, however deep it lies', () => {
    const roots = [
      product(
        'charts',
        group('/x/react-charts-group', { title: 'Charts' }, [
          page('/x/react-charts'),
          subheader('/x/react-charts/available', { title: 'Available' }, [
            page('/x/react-charts/bars'),
          ]),
        ]),
      ),
    ];

    expect(
      toSidebars(roots, createDocIds('/x/react-charts/bars'))['start'],
    ).toEqual([
      {
        type: 'ref',
        key: '/x/react-charts-group',
        id: 'react-charts/bars/index',
        label: 'Charts',
        customProps: { pathname: '/x/react-charts-group', product: true },
      },
    ]);
  });

  it('has an empty start sidebar and no other while nothing is written', () => {
    expect(toSidebars(navigation, new Map())).toEqual({ start: [] });
  });
});
