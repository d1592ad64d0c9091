import { createGuide } from '../__fixtures__/createGuide';
import { createIndex } from '../__fixtures__/createModel';
import { createDemoApi } from './createDemoApi';
import { createDemoLinks, createUseIndex } from './createUseIndex';
import { parseDemoUses } from './parseDemoUses';

const index = createIndex();
const source = `
  import { DataGrid } from '@mui/x-data-grid';
  export default () => <DataGrid columns={[{ field: 'a' }]} sortModel={[]} />;
`;
const demo = {
  name: 'InitialSort',
  file: 'docs/x/react-data-grid/sorting/demos/InitialSort.tsx',
  page: 'react-data-grid/sorting',
  source,
  uses: parseDemoUses(source),
};
const KEY = 'react-data-grid/sorting/InitialSort';

describe('createUseIndex', () => {
  it('tells which demos use a member', () => {
    const uses = createUseIndex([demo], index);
    expect(uses.get('DataGrid')?.get('sortModel')).toEqual([KEY]);
    expect(uses.get('GridColDef')?.get('field')).toEqual([KEY]);
    expect(uses.get('DataGrid')?.get('onCellClick')).toBeUndefined();
  });
});

describe('createDemoApi', () => {
  it('tells the API of a demo, with links to the rows', () => {
    expect(createDemoApi([demo], index)).toEqual({
      [KEY]: [
        { name: 'DataGrid', href: '/x/api/data-grid/data-grid/' },
        {
          name: 'columns',
          of: 'DataGrid',
          href: '/x/api/data-grid/data-grid/#data-grid-prop-columns',
        },
        {
          name: 'sortModel',
          of: 'DataGrid',
          href: '/x/api/data-grid/data-grid/#data-grid-prop-sort-model',
        },
        { name: 'GridColDef', href: '/x/api/data-grid/grid-col-def/' },
        {
          name: 'field',
          of: 'GridColDef',
          href: '/x/api/data-grid/grid-col-def/#grid-col-def-prop-field',
        },
      ],
    });
  });
});

describe('createDemoLinks', () => {
  it('calls a demo by its section, and adds its name where a section has several', () => {
    const guide = createGuide({
      demos: [
        { name: 'First', section: null },
        { name: 'InitialSort', section: 'Start sorted' },
        { name: 'SortByHeader', section: 'Use headers' },
        { name: 'TwoHeaders', section: 'Use headers' },
      ],
    });
    expect(
      [...createDemoLinks([guide]).values()].map(({ title }) => title),
    ).toEqual([
      'Sorting › First',
      'Sorting › Start sorted',
      'Sorting › Use headers › Sort by header',
      'Sorting › Use headers › Two headers',
    ]);
    expect(createDemoLinks([guide]).get(KEY)?.href).toBe(
      '/x/react-data-grid/sorting/#InitialSort',
    );
  });
});
