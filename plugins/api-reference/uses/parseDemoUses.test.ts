import { parseDemoUses } from './parseDemoUses';

describe('parseDemoUses', () => {
  it('reads attributes by the exported name, whatever the demo calls it', () => {
    const { attributes, names } = parseDemoUses(`
      import { DataGrid as Grid } from '@mui/x-data-grid';
      import { Box } from '@mui/material';
      export default () => <Box sx={{}}><Grid rows={[]} loading /></Box>;
    `);
    expect(attributes).toEqual({ DataGrid: { rows: {}, loading: {} } });
    expect(names).toEqual(['DataGrid']);
  });

  it('drops the prefix of what is exported as unstable, as its page does', () => {
    const { attributes } = parseDemoUses(`
      import { Unstable_DateField as DateField } from '@mui/x-date-pickers';
      export default () => <DateField clearable />;
    `);
    expect(attributes).toEqual({ DateField: { clearable: {} } });
  });

  it('follows variables, state, memos and spreads to the literals', () => {
    const { attributes } = parseDemoUses(`
      import { DataGrid } from '@mui/x-data-grid';
      const base = { field: 'a', width: 90 };
      const columns = [{ ...base, flex: 1 }];
      const shared = { hideFooter: true };
      export default function Demo() {
        const [model] = React.useState({ items: [{ operator: 'is' }] });
        const rows = React.useMemo(() => [{ id: 1 }], []);
        return <DataGrid {...shared} columns={columns} rows={rows} filterModel={model} />;
      }
    `);
    expect(attributes).toEqual({
      DataGrid: {
        hideFooter: {},
        columns: { field: {}, width: {}, flex: {} },
        rows: { id: {} },
        filterModel: { items: { operator: {} } },
      },
    });
  });

  it('reads literals that are declared to have a type of MUI X', () => {
    const { literals } = parseDemoUses(`
      import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
      const columns: GridColDef<Row>[] = [{ field: 'a' }, { flex: 1 }];
      const one = { sortable: false } satisfies GridColDef;
      const [model] = useState<GridSortModel>([{ sort: 'asc' }]);
      const text: string = 'field';
    `);
    expect(literals).toEqual({
      GridColDef: { field: {}, flex: {}, sortable: {} },
      GridSortModel: { sort: {} },
    });
  });

  it('reads what functions take from parameters', () => {
    const { literals } = parseDemoUses(`
      import { GridCellParams, GridRowParams } from '@mui/x-data-grid';
      const first = ({ row, id: key }: GridCellParams) => row;
      const second = (params: GridRowParams) => params.columns.length;
    `);
    expect(literals).toEqual({
      GridCellParams: { row: {}, id: {} },
      GridRowParams: { columns: {} },
    });
  });

  it('reads calls of the API object', () => {
    const { gridApiMethods } = parseDemoUses(`
      import { useGridApiRef } from '@mui/x-data-grid';
      const apiRef = useGridApiRef();
      const other = useRef();
      apiRef.current.sortColumn('a');
      apiRef.current?.setPage(1);
      other.current.focus();
    `);
    expect(gridApiMethods).toEqual(['setPage', 'sortColumn']);
  });

  it('sees through styled components, and names that only appear as values', () => {
    const { attributes, names } = parseDemoUses(`
      import { DataGrid, GridToolbar } from '@mui/x-data-grid';
      const Striped = styled(DataGrid)(({ theme }) => ({ border: 0 }));
      export default () => <Striped slots={{ toolbar: GridToolbar }} />;
    `);
    expect(attributes).toEqual({ DataGrid: { slots: { toolbar: {} } } });
    expect(names).toEqual(['DataGrid', 'GridToolbar']);
  });

  it('is not fooled by comments and texts', () => {
    const uses = parseDemoUses(`
      import { DataGrid } from '@mui/x-data-grid';
      // <DataGrid rows={[]} />
      const text = '<DataGrid rows />';
    `);
    expect(uses.attributes).toEqual({});
    expect(uses.names).toEqual([]);
  });
});
