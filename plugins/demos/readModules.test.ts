import {
  createTempDirectory,
  writeFiles,
} from '../../tests/setup/tempDirectory';
import { readModules } from './readModules';

describe('readModules', () => {
  const directory = createTempDirectory();
  beforeAll(() =>
    writeFiles(directory, {
      'data.ts': "import type { Row } from './types';\nexport default [];",
      'types.ts': "import './data';\nexport type Row = string;",
      'Cell.tsx': "import { DataGrid } from '@mui/x-data-grid';",
      'Cell.css': "@import './data';",
      'rows.json': '[]',
      'main.ts': '',
      'columns.wide.ts': '',
    }),
  );

  it('finds the files that a demo imports, and those that they import', async () => {
    const { modules } = await readModules(directory, ['react', './data']);

    expect(modules.map(({ name }) => name)).toEqual(['data.ts', 'types.ts']);
  });

  it('knows the code of each, and what it imports', async () => {
    const { modules } = await readModules(directory, ['./Cell']);

    expect(modules).toEqual([
      {
        name: 'Cell.tsx',
        source: "import { DataGrid } from '@mui/x-data-grid';",
        imports: ['@mui/x-data-grid'],
      },
    ]);
  });

  it('takes style sheets and JSON by their whole name', async () => {
    await expect(
      readModules(directory, ['./Cell.css', './rows.json', './columns.wide']),
    ).resolves.toMatchObject({
      modules: [
        { name: 'Cell.css', imports: [] },
        { name: 'columns.wide.ts' },
        { name: 'rows.json' },
      ],
      unresolved: [],
    });
  });

  it('tells which imports lead to no file beside the demo', async () => {
    await expect(
      readModules(directory, ['../data', './Nothing', './rows', './main']),
    ).resolves.toEqual({
      modules: [],
      unresolved: ['../data', './Nothing', './main', './rows'],
    });
  });
});
