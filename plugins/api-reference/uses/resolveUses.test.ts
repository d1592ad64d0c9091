import { createIndex } from '../__fixtures__/createModel';
import { resolveUses } from './resolveUses';
import type { DemoUses } from './types';

const NOTHING: DemoUses = {
  names: [],
  attributes: {},
  literals: {},
  gridApiMethods: [],
};
const index = createIndex();

function resolve(uses: Partial<DemoUses>): string[] {
  return resolveUses({ ...NOTHING, ...uses }, index).map(({ owner, member }) =>
    member === null ? owner : `${owner}.${member}`,
  );
}

describe('resolveUses', () => {
  it('keeps the props that the model knows', () => {
    expect(
      resolve({ attributes: { DataGrid: { sortModel: {}, sx: {} }, Box: {} } }),
    ).toEqual(['DataGrid', 'DataGrid.sortModel']);
  });

  it('takes keys of a literal for those of the interface that the prop has', () => {
    expect(
      resolve({
        attributes: { DataGrid: { columns: { field: {}, made: {} } } },
      }),
    ).toEqual([
      'DataGrid',
      'DataGrid.columns',
      'GridColDef',
      'GridColDef.field',
    ]);
  });

  it('does not take what a callback returns for its parameter', () => {
    expect(
      resolve({ attributes: { DataGrid: { onCellClick: { field: {} } } } }),
    ).toEqual(['DataGrid', 'DataGrid.onCellClick']);
  });

  it('counts calls of the API object for its interface', () => {
    expect(resolve({ gridApiMethods: ['sortColumn', 'unknown'] })).toEqual([
      'GridApi',
      'GridApi.sortColumn',
    ]);
  });

  it('counts a component that is only mentioned', () => {
    expect(resolve({ names: ['Gauge', 'GridToolbar'] })).toEqual(['Gauge']);
  });
});
