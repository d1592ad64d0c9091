import { group, page, product, shared, subheader } from '../../define';
import type { NavigationRoot } from '../../types';

const navigation: readonly NavigationRoot[] = [
  shared(page('/x/whats-new', { title: "What's new" })),
  shared(
    group('/x/introduction-group', { title: 'Introduction' }, [
      page('/x/introduction', { title: 'Overview' }),
      page('/x/introduction/not-written'),
    ]),
  ),
  product(
    'dataGrid',
    group('/x/react-data-grid-group', { title: 'Data Grid' }, [
      page('/x/react-data-grid', { title: 'Overview' }),
      subheader('/x/react-data-grid/rows', { title: 'Rows', plan: 'pro' }, [
        page('/x/react-data-grid/sorting', { plan: 'pro', newFeature: true }),
        page('/x/react-data-grid/not-written'),
        page('/x/react-data-grid/filtering', {
          planned: true,
          unstable: true,
        }),
      ]),
      group('/x/react-data-grid/recipes', { title: 'Recipes' }, [
        page('/x/react-data-grid/recipes/not-written'),
      ]),
    ]),
  ),
  product(
    'charts',
    group('/x/react-charts-group', { title: 'Charts', newFeature: true }, [
      group('/x/react-charts/untitled', { title: false }, [
        page('/x/react-charts', { title: 'Overview' }),
      ]),
    ]),
  ),
  product(
    'treeView',
    group('/x/react-tree-view-group', { title: 'Tree View' }, [
      page('/x/react-tree-view/not-written'),
    ]),
  ),
  shared(
    group('/x/migration-group', { title: 'Migration' }, [
      page('/x/migration/not-written'),
    ]),
  ),
];

export default navigation;
