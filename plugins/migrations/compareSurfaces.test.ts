import type { ApiSurface } from '../lib/apiSurface';
import { formatSurface, parseSurface } from '../lib/surfaceFile';
import { buildMigrations } from './buildMigrations';
import { checkManualRenames } from './checkManualRenames';
import { compareSurfaces } from './compareSurfaces';

const NO_CONTEXT = { codemods: [], manualExports: {}, manualMembers: {} };

const before: ApiSurface = {
  packages: { '@mui/x-grid': { version: '1.0.0', integrity: 'sha512-a' } },
  entries: { '@mui/x-grid': 'Grid GridProps Panel' },
  exports: {
    Grid: { kind: 'component', of: 'GridProps' },
    GridProps: { kind: 'type', of: 'GridProps' },
    Panel: { kind: 'component' },
  },
  types: {
    GridProps: {
      columns: { kinds: 'array', of: 'OldColumn' },
      page: { kinds: 'number' },
    },
    OldColumn: { field: { kinds: 'string' }, hide: { kinds: 'boolean' } },
  },
  classes: ['MuiGrid-root', 'MuiGrid-old'],
  themeKeys: ['MuiGrid'],
};

const after: ApiSurface = {
  ...before,
  packages: { '@mui/x-grid': { version: '2.0.0' } },
  entries: { '@mui/x-grid': 'Grid GridProps', '@mui/x-grid/Panel': 'Panel' },
  types: {
    GridProps: {
      columns: { kinds: 'array', of: 'Column' },
      rows: { kinds: 'array', required: true },
    },
    Column: { field: { kinds: 'string' } },
  },
  classes: ['MuiGrid-root'],
};

describe('compareSurfaces', () => {
  it('tells what is gone, what must be given, and which type took the place of which', () => {
    expect(compareSurfaces(before, after, NO_CONTEXT)).toEqual({
      exports: {},
      members: {
        GridProps: { page: { severity: 'removed' } },
        OldColumn: { hide: { severity: 'removed' } },
      },
      required: { GridProps: ['rows'] },
      classes: { 'MuiGrid-old': { severity: 'removed' } },
      themeKeys: {},
      typeNames: { OldColumn: 'Column' },
    });
  });

  it('finds nothing between equal surfaces', () => {
    const { members, exports, classes } = compareSurfaces(
      before,
      before,
      NO_CONTEXT,
    );
    expect({ members, exports, classes }).toEqual({
      members: {},
      exports: {},
      classes: {},
    });
  });

  it('does not take for removed what a type parameter may bring', () => {
    const open = { ...after.types['GridProps'], '*': { kinds: 'any' } };
    const { members } = compareSurfaces(
      before,
      { ...after, types: { ...after.types, GridProps: open } },
      NO_CONTEXT,
    );
    expect(members['GridProps']).toBeUndefined();
  });
});

describe('formatSurface', () => {
  it('is read back as it was', () => {
    expect(parseSurface(formatSurface(before))).toEqual(before);
  });
});

const release = {
  product: 'data-grid',
  version: 'v1',
  packages: { '@mui/x-grid': '1.0.0' },
  guide: 'guide-v1',
} as const;

describe('buildMigrations', () => {
  it('joins changes, moved names, sections, and how the code is read', () => {
    const { steps } = buildMigrations({
      product: 'data-grid',
      versions: [{ release, surface: before }],
      current: { version: 'v2', surface: after },
      codemods: [],
      manualRenames: [],
      guides: new Map([
        [
          'guide-v1',
          {
            path: '/guide/',
            findSection: (name) => (name === 'hide' ? 'hidden' : undefined),
          },
        ],
      ]),
    });
    expect(steps).toMatchObject([
      {
        from: 'v1',
        to: 'v2',
        guide: '/guide/',
        moved: { '@mui/x-grid': { Panel: '@mui/x-grid/Panel' } },
        members: {
          OldColumn: { hide: { severity: 'removed', section: 'hidden' } },
        },
        shape: {
          exports: { Grid: 'GridProps', GridProps: 'GridProps' },
          members: { GridProps: { columns: 'OldColumn' } },
        },
      },
    ]);
  });
});

describe('checkManualRenames', () => {
  const rename = {
    product: 'data-grid',
    version: 'v1',
    owner: 'Grid',
    from: 'page',
    to: 'rows',
    reason: 'A test.',
  } as const;
  const versions = [{ release, surface: before }];

  it('accepts names that exist', () => {
    expect(checkManualRenames([rename], versions, after)).toEqual([]);
  });

  it.each([
    [{ ...rename, from: 'pages' }, 'data-grid v1 has no "Grid.pages".'],
    [
      { ...rename, to: 'nothing.here' },
      '"nothing.here" does not exist in the version after data-grid v1, as the new name of "Grid.page".',
    ],
  ])('tells of a name that does not exist', (wrong, message) => {
    expect(checkManualRenames([wrong], versions, after)).toMatchObject([
      { message },
    ]);
  });
});
