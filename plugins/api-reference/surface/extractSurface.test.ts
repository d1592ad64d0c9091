import path from 'node:path';
import type { ApiSurface } from '../../lib/apiSurface';
import {
  createTempDirectory,
  writeFiles,
} from '../../../tests/setup/tempDirectory';
import { extractSurface } from './extractSurface';
import { parseStyleNames } from './readStyleNames';

const FILES = {
  'grid/package.json': '{ "name": "@mui/x-grid", "version": "1.0.0" }',
  'grid/index.d.ts': `
    export * from './Grid';
    export declare const VERSION: string;
    export type Size = 'small' | 'large';
  `,
  'grid/Grid/package.json': '{}',
  'grid/Grid/index.d.ts': `
    export interface Column {
      /** The property of a row that a cell shows. */
      field: string;
      render?: (params: CellParams) => void;
    }
    export interface CellParams { value: unknown }
    export interface Api { getRows(): number }
    type Patch<T> = Partial<Pick<T, keyof T>>;
    export interface GridProps<T = Column> {
      columns: readonly T[];
      /** @default 'small' */
      size?: 'small' | 'large';
      /** @deprecated Use \`size\` instead. */
      dense?: boolean;
      patch?: Patch<Column>;
    }
    export declare function Grid(props: GridProps): null;
    export declare function useApi(): Api;
    export type Open<P> = { own: string } & P;
  `,
  'grid/Grid/Grid.js': `generateUtilityClasses('MuiGrid', ['root', 'cell--active', 'selected']);
    useThemeProps({ props, name: 'MuiGrid' });`,
};

const root = createTempDirectory();
writeFiles(root, FILES);

function extract(isWanted?: (name: string) => boolean): ApiSurface {
  return extractSurface(
    [
      {
        name: '@mui/x-grid',
        folder: path.join(root, 'grid'),
        version: '1.0.0',
      },
    ],
    isWanted,
  );
}

describe('extractSurface', () => {
  it('tells entries, exports, members and style names of a package', () => {
    const { entries, exports, types, ...rest } = extract();
    expect(Object.keys(entries)).toEqual(['@mui/x-grid', '@mui/x-grid/Grid']);
    expect(exports).toMatchObject({
      Grid: { kind: 'component', of: 'GridProps' },
      VERSION: { kind: 'value' },
      Size: { kind: 'type' },
      useApi: { kind: 'function', returns: 'Api' },
    });
    expect(types['GridProps']).toMatchObject({
      columns: { kinds: 'array', required: true, of: 'Column' },
      size: { kinds: "'large'|'small'", default: "'small'" },
      dense: { kinds: 'boolean', deprecated: 'Use `size` instead.' },
    });
    expect(types['Column']).toMatchObject({
      render: { params: ['params: CellParams'], paramsOf: ['CellParams'] },
    });
    expect(rest).toEqual({
      packages: { '@mui/x-grid': { version: '1.0.0' } },
      classes: ['Mui-selected', 'MuiGrid-cell--active', 'MuiGrid-root'],
      themeKeys: ['MuiGrid'],
    });
  });

  it('marks a type whose members depend on a type parameter', () => {
    const { types } = extract();
    expect(Object.keys(types['Open'] ?? {})).toEqual(['own', '*']);
    expect(Object.keys(types['Column'] ?? {})).not.toContain('*');
  });

  it('leaves out names that belong to another product', () => {
    const { exports, entries } = extract((name) => name !== 'Size');
    expect(exports['Size']).toBeUndefined();
    expect(entries['@mui/x-grid']).not.toContain('Size');
  });
});

describe('parseStyleNames', () => {
  it.each([
    [`(0, _utils.generateUtilityClasses)('MuiA', ['b'])`, ['MuiA-b'], []],
    [`const name = { name: "MuiB" }`, [], ['MuiB']],
    [`name: 'other'; generateUtilityClass('MuiA', slot)`, [], []],
  ])('reads %s', (code, classes, themeKeys) => {
    expect(parseStyleNames(code)).toEqual({ classes, themeKeys });
  });
});
