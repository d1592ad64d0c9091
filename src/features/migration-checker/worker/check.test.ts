import type { ProductMigrations } from '@site/plugins/migrations/types';
import gridMigrations from '../__fixtures__/gridMigrations.json';
import { check } from './check';
import type { CheckResult } from './messages';

const IMPORT = `import { DataGrid } from '@mui/x-data-grid';\n`;

function run(code: string, from = 'v6', to = 'v7'): CheckResult {
  // JSON has no literal types; the fixture is written to that shape.
  const migrations = [gridMigrations as unknown as ProductMigrations];
  return check({ code, from, to, migrations });
}

/** `2:11 removed rowBuffer`, with the replacement where there is one. */
function list(code: string, from?: string, to?: string): string[] {
  return run(code, from, to).findings.map(
    ({ line, column, severity, name, replacement }) =>
      [`${line}:${column}`, severity, name, replacement]
        .filter(Boolean)
        .join(' '),
  );
}

describe('check', () => {
  it.each([
    [
      'a named import',
      `import { GridParams } from '@mui/x-data-grid';`,
      ['1:10 removed GridParams'],
    ],
    [
      'an import under another name',
      `import { GridParams as P } from '@mui/x-data-grid';`,
      ['1:10 removed GridParams'],
    ],
    [
      'a type import',
      `import type { GridParams } from '@mui/x-data-grid';`,
      ['1:15 removed GridParams'],
    ],
    [
      'an export that passes on',
      `export { GridParams } from '@mui/x-data-grid';`,
      ['1:10 removed GridParams'],
    ],
    [
      'a name of a whole module',
      `import * as X from '@mui/x-data-grid';\nX.GridParams;`,
      ['2:3 removed GridParams'],
    ],
    [
      'require',
      `const { GridParams } = require('@mui/x-data-grid');`,
      ['1:9 removed GridParams'],
    ],
    [
      'a path that moved',
      `import { a } from '@mui/x-data-grid/Filters';`,
      ['1:10 renamed a @mui/x-data-grid/filters'],
    ],
    [
      'a prop',
      `${IMPORT}<DataGrid rows={[]} rowBuffer={2} />`,
      ['2:21 removed rowBuffer'],
    ],
    [
      'a prop of a renamed component',
      `import { DataGrid as Grid } from '@mui/x-data-grid';\n<Grid rows={[]} rowBuffer />`,
      ['2:17 removed rowBuffer'],
    ],
    [
      'a prop of a member component',
      `import * as X from '@mui/x-data-grid';\n<X.DataGrid rows={[]} rowBuffer />`,
      ['2:23 removed rowBuffer'],
    ],
    [
      'a literal that is gone',
      `${IMPORT}<DataGrid rows={[]} density="tiny" />`,
      ['2:21 changed density'],
    ],
    [
      'a value that nobody can tell',
      `${IMPORT}<DataGrid rows={[]} density={x} />`,
      ['2:21 check density'],
    ],
    [
      'a column in place',
      `${IMPORT}<DataGrid rows={[]} columns={[{ valueGetter: (p) => p }]} />`,
      ['2:33 changed valueGetter'],
    ],
    [
      'a column in a variable without a type',
      `${IMPORT}const c = [{ valueGetter(p) { return p } }];\n<DataGrid rows={[]} columns={c} />`,
      ['2:14 changed valueGetter'],
    ],
    [
      'a column in useMemo',
      `${IMPORT}const c = React.useMemo(() => [{ valueGetter: f }], []);\n<DataGrid rows={[]} columns={c} />`,
      ['2:34 changed valueGetter'],
    ],
    [
      'a typed column',
      `import { GridColDef } from '@mui/x-data-grid';\nconst c: readonly GridColDef<Row>[] = [{ valueGetter: f }];`,
      ['2:42 changed valueGetter'],
    ],
    [
      'satisfies',
      `import { GridColDef } from '@mui/x-data-grid';\nconst c = { valueGetter: f } satisfies GridColDef;`,
      ['2:13 changed valueGetter'],
    ],
    [
      'a parameter of a callback',
      `${IMPORT}<DataGrid rows={[]} onCellClick={(params) => params.getValue()} />`,
      ['2:53 removed getValue'],
    ],
    [
      'a parameter taken apart',
      `${IMPORT}<DataGrid rows={[]} onCellClick={({ getValue }) => getValue()} />`,
      ['2:37 removed getValue'],
    ],
    [
      'a callback in useCallback',
      `${IMPORT}const f = useCallback((p) => p.getValue(), []);\n<DataGrid rows={[]} onCellClick={f} />`,
      ['2:32 removed getValue'],
    ],
    [
      'a typed parameter',
      `import { GridCellParams } from '@mui/x-data-grid';\nfunction f(p: GridCellParams) { return p?.getValue }`,
      ['2:43 removed getValue'],
    ],
    [
      'a method of the API object',
      `import { useGridApiRef } from '@mui/x-data-grid';\nconst ref = useGridApiRef();\nref.current.getRows();\nref.current!.getRows();`,
      [
        '3:13 renamed getRows getRowModels',
        '4:14 renamed getRows getRowModels',
      ],
    ],
    [
      'an event',
      `import { useGridApiRef } from '@mui/x-data-grid';\nuseGridApiRef().current.subscribeEvent('cellBlur', f);`,
      ['2:40 removed cellBlur'],
    ],
    [
      'a CSS class',
      `${IMPORT}const sx = { '& .MuiDataGrid-pinned': {} };`,
      ['2:14 removed MuiDataGrid-pinned'],
    ],
    [
      'a theme key',
      `${IMPORT}createTheme({ components: { MuiGridPanel: {} } });`,
      ['2:29 removed MuiGridPanel'],
    ],
    [
      'a prop that must be given',
      `${IMPORT}<DataGrid pageSizeMode={1} />`,
      ['2:2 changed rows'],
    ],
    [
      'a default that differs',
      `${IMPORT}<DataGrid rows={[]} />`,
      ['2:2 check pageSizeMode'],
    ],
  ])('finds %s', (_, code, expected) => {
    const found = list(code);
    // The default is told at every grid that does not give the prop.
    const own = expected.some((text) => text.includes('pageSizeMode'));
    expect(
      found.filter((text) => own || !text.includes('pageSizeMode')),
    ).toEqual(expected);
  });

  it.each([
    [
      'other packages',
      `import { DataGrid } from 'elsewhere';\n<DataGrid rowBuffer />`,
    ],
    [
      'a variable that shadows',
      `import { useGridApiRef } from '@mui/x-data-grid';\nconst ref = useGridApiRef();\nfunction f(ref) { ref.current.getRows(); }`,
    ],
    [
      'a component of the same name in the file',
      `import { DataGridPro } from '@mui/x-data-grid';\n<DataGrid rowBuffer />`,
    ],
    [
      'a literal that is still accepted',
      `${IMPORT}<DataGrid rows={[]} pageSizeMode={1} density="compact" />`,
    ],
    [
      'a function that takes nothing',
      `${IMPORT}<DataGrid rows={[]} pageSizeMode={1} columns={[{ valueGetter: () => 1 }]} />`,
    ],
    ['what a spread may give', `${IMPORT}<DataGrid {...props} />`],
    ['comments', `${IMPORT}// <DataGrid rowBuffer /> .MuiDataGrid-pinned`],
  ])('finds nothing in %s', (_, code) => {
    expect(list(code)).toEqual([]);
  });

  it('follows a name through all steps', () => {
    const code = `import { OldPanel } from '@mui/x-data-grid';`;
    expect(list(code, 'v5', 'v6')).toEqual(['1:10 renamed OldPanel Panel']);
    expect(list(code, 'v5', 'v7')).toEqual(['1:10 removed OldPanel']);
  });

  it('tells the severest change of a name that several steps change, with all its guides', () => {
    const { findings } = run(
      `${IMPORT}<DataGrid rows={[]} pageSizeMode={1} components={{}} />`,
      'v5',
    );
    expect(findings).toMatchObject([
      {
        severity: 'renamed',
        replacement: 'slots',
        codemod: 'v7.0.0/data-grid/rename-components-to-slots',
        guides: [
          {
            href: '/x/migration/migration-data-grid-v6/#slots',
            from: 'v6',
            to: 'v7',
          },
        ],
      },
    ]);
  });

  it('starts with the version that a former package is of', () => {
    const { products, findings } = run(
      `import { DataGrid } from '@material-ui/data-grid';\n<DataGrid rows={[]} pageSize={5} />`,
    );
    expect(products).toEqual([{ product: 'data-grid', from: 'v5', to: 'v7' }]);
    expect(
      findings.map(({ name, replacement }) => [name, replacement]),
    ).toEqual([
      ['DataGrid', '@mui/x-data-grid'],
      ['pageSize', 'paginationModel'],
    ]);
  });

  it('counts what it looked at', () => {
    expect(run(`${IMPORT}<DataGrid rows={[]} columns={[]} />`).useCount).toBe(
      3,
    );
    expect(run('const a = 1;').useCount).toBe(0);
  });

  it('tells the first line that it cannot read, and reads on', () => {
    const { unreadableLine, findings } = run(
      `${IMPORT}const = ;\n<DataGrid rows={[]} rowBuffer />`,
    );
    expect(unreadableLine).toBe(2);
    expect(findings.map(({ name }) => name)).toContain('rowBuffer');
  });
});
