import path from 'node:path';
import navigation from './__fixtures__/site-with-translation-and-version/sidebars';
import { page, shared } from './define';
import { loadSidebars } from './loadSidebars';

const SITE = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);
const TREE = {
  directory: path.join(SITE, 'docs/x'),
  siteDirectory: SITE,
  routeBasePath: 'x',
};

describe('loadSidebars', () => {
  it('uses the ids that Docusaurus gives to the files, with and without a folder of their own', () => {
    expect(loadSidebars(navigation, TREE)).toMatchObject({
      start: [{ id: 'whats-new' }, {}, {}, {}],
      dataGrid: [
        { type: 'ref', id: 'whats-new' },
        {},
        {
          label: 'Data Grid',
          items: [
            { type: 'doc', id: 'react-data-grid/index' },
            {
              label: 'Rows',
              items: [
                { type: 'doc', id: 'react-data-grid/sorting/index' },
                { type: 'doc', id: 'react-data-grid/filtering' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('throws when two entries share a pathname, before any sidebar is made', () => {
    const roots = [
      shared(page('/x/a', { title: 'One' })),
      shared(page('/x/a', { title: 'Two' })),
    ];

    expect(() => loadSidebars(roots, TREE)).toThrow(
      new Error(
        '[navigation] sidebars.ts — The pathname "/x/a" is used twice: by "One" and by "Two". Give each entry a pathname of its own.',
      ),
    );
  });
});
