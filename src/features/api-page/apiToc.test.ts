import {
  createClass,
  createComponentPage,
  createInterfacePage,
  createMember,
  createPageData,
} from './__fixtures__/createPageData';
import { createApiIndexToc, createApiToc } from './apiToc';

describe('createApiToc', () => {
  it('groups the members under their sections', () => {
    const data = createPageData({
      page: createComponentPage({
        props: [createMember({ name: 'sortModel' })],
        classes: [createClass({})],
      }),
      demos: [{ title: 'Bars', href: '/x/react-charts/bars/' }],
      sourceHref: 'https://forge.example/Table.tsx',
    });
    expect(createApiToc(data)).toStrictEqual([
      { level: 2, id: 'import', value: 'Import' },
      { level: 2, id: 'demos', value: 'Demos' },
      { level: 2, id: 'props', value: 'Props' },
      { level: 3, id: 'table-prop-sort-model', value: 'sortModel' },
      { level: 2, id: 'css-classes', value: 'CSS classes' },
      { level: 3, id: 'table-classes-root', value: '.MuiTable-root' },
      { level: 2, id: 'theme', value: 'Theme, ref and inheritance' },
      { level: 2, id: 'source', value: 'Source code' },
    ]);
  });

  it('has no theme for an interface, and no empty sections', () => {
    const data = createPageData({ page: createInterfacePage() });
    expect(createApiToc(data).map(({ id }) => id)).toStrictEqual(['import']);
  });

  it('escapes names, since the table of contents takes HTML', () => {
    const data = createPageData({
      page: createComponentPage({ props: [createMember({ name: 'a<b>&c' })] }),
    });
    expect(createApiToc(data).map(({ value }) => value)).toContain(
      'a&lt;b&gt;&amp;c',
    );
  });
});

describe('createApiIndexToc', () => {
  it('lists the sections once each', () => {
    const entries = [
      { section: 'Components', name: 'A', href: '/a/' },
      { section: 'Interfaces', name: 'B', href: '/b/' },
      { section: 'Components', name: 'C', href: '/c/' },
      { section: 'Series types', name: 'D', href: '/d/' },
    ];
    expect(
      createApiIndexToc({ index: { kind: 'index', entries }, plans: {} }),
    ).toStrictEqual([
      { level: 2, id: 'components', value: 'Components' },
      { level: 2, id: 'interfaces', value: 'Interfaces' },
      { level: 2, id: 'series-types', value: 'Series types' },
    ]);
  });
});
