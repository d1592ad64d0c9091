import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { listTiles } from './listTiles';

const link = (pathname: string, label: string, marks = {}) => ({
  type: 'link' as const,
  label,
  href: `/zh${pathname}/`,
  customProps: marks,
});

const category = (
  pathname: string,
  label: string,
  items: PropSidebar,
  marks = {},
) => ({
  type: 'category' as const,
  label,
  items: [...items],
  collapsed: false,
  collapsible: false,
  customProps: { pathname, ...marks },
});

const SIDEBAR: PropSidebar = [
  category('/x/react-charts-group', 'Charts', [
    link('/x/react-charts', 'Overview'),
    link('/x/react-charts/getting-started', 'Getting started'),
    category(
      '/x/react-charts-available',
      'Available',
      [
        category('/x/react-charts-bars', 'Bars', [
          link('/x/react-charts/bars', 'Bars overview'),
          link('/x/react-charts/bar-demo', 'Demos'),
        ]),
        link('/x/react-charts/gauge', 'Gauge'),
        category(
          '/x/react-charts/common-features',
          'Common features',
          [link('/x/react-charts/axis', 'Axis')],
          { subheader: true },
        ),
        link('/x/api/charts/gauge', 'Gauge'),
      ],
      { subheader: true },
    ),
    link('/x/react-charts/radar', 'Radar', { planned: true }),
  ]),
];

describe('listTiles', () => {
  it('makes a tile of each kind of chart and of each feature, and of nothing else', () => {
    const { types, features } = listTiles(SIDEBAR);
    expect(types).toEqual([
      {
        slug: 'bars',
        title: 'Bars',
        href: '/zh/x/react-charts/bars/',
        isPlanned: false,
      },
      {
        slug: 'gauge',
        title: 'Gauge',
        href: '/zh/x/react-charts/gauge/',
        isPlanned: false,
      },
      {
        slug: 'radar',
        title: 'Radar',
        href: '/zh/x/react-charts/radar/',
        isPlanned: true,
      },
    ]);
    expect(features.map(({ title }) => title)).toEqual(['Axis']);
  });

  it('has no tiles without pages', () => {
    expect(listTiles([])).toEqual({ types: [], features: [] });
  });
});
