import { renderPage } from './renderPage';

describe('renderPage', () => {
  it('is front matter and one element', () => {
    expect(
      renderPage({
        component: 'ApiPage',
        title: 'DataGrid API',
        description: 'API of the DataGrid component: 114 props.',
        slug: '/api/data-grid/data-grid/',
        packageName: '@mui/x-data-grid',
        dataFile: 'data-grid.json',
      }),
    ).toBe(`---
title: "DataGrid API"
description: "API of the DataGrid component: 114 props."
slug: /api/data-grid/data-grid/
hide_table_of_contents: false
custom_edit_url: null
packageName: "@mui/x-data-grid"
---

import { ApiPage, createApiToc } from '@site/src/features/api-page';
import data from './data-grid.json';

export const toc = createApiToc(data);

<ApiPage data={data} />
`);
  });

  it('has components of its own for an index', () => {
    const page = renderPage({
      component: 'ApiIndex',
      title: 'Charts API',
      description: 'All pages.',
      slug: '/api/charts/',
      packageName: undefined,
      dataFile: 'index.json',
    });
    expect(page).toContain('import { ApiIndex, createApiIndexToc }');
    expect(page).not.toContain('packageName');
  });
});
