import { buildExportTree } from './buildExportTree';
import type { Lockfile } from './readLockfile';

const CURRENT = { name: 'current', directory: 'docs/x' };
const CUT = {
  name: 'version-7.16.0',
  directory: 'versioned_docs/version-7.16.0',
};
const OPTIONS = { repositoryUrl: 'https://github.com/mui/mui-x' };
const PREVIEW = {
  ...OPTIONS,
  previewCommit: '0123456789abcdef0123456789abcdef01234567',
};

const LOCKFILE: Lockfile = {
  packages: {
    '': { devDependencies: { '@types/react': '18.3.31' } },
    'node_modules/@mui/material': { version: '6.5.0' },
    'node_modules/@mui/x-charts': { version: '7.17.0' },
    'node_modules/@mui/x-charts-pro': {
      version: '7.0.0-beta.0',
      peerDependencies: {
        '@emotion/react': '^11',
        '@mui/material': '^6',
        '@mui/styles': '^6',
      },
      peerDependenciesMeta: { '@emotion/react': { optional: true } },
    },
    'node_modules/@mui/styles': { version: '6.4.0' },
    'node_modules/@mui/x-data-grid': { version: '7.17.0' },
    'node_modules/@types/react': { version: '18.3.31' },
    'node_modules/@types/clsx': { version: '1.0.0' },
    'node_modules/clsx': { version: '2.1.1' },
    'node_modules/left-pad': { version: '1.3.0' },
    'node_modules/mui-7-16-x-charts-pro': { version: '7.0.0-beta.1' },
    'node_modules/mui-7-16-x-charts-pro/node_modules/@mui/x-charts': {
      version: '7.16.0',
    },
    'node_modules/react': { version: '18.3.1' },
    'node_modules/webpack': { version: '5.0.0' },
  },
  overrides: {
    '@mui/x-charts-pro': { '@mui/x-charts': '7.17.0' },
    clsx: '2.1.1',
  },
};

describe('buildExportTree', () => {
  const { packages } = buildExportTree(
    CURRENT,
    ['left-pad'],
    LOCKFILE,
    OPTIONS,
  );

  it('knows the installed version of what demos import, and of what a reader may import', () => {
    expect(packages['left-pad']?.version).toBe('1.3.0');
    expect(packages['@mui/material']?.version).toBe('6.5.0');
    expect(packages['@mui/x-charts']?.version).toBe('7.17.0');
  });

  it('knows nothing of packages that are not installed, or that only build the site', () => {
    expect(packages).not.toHaveProperty('luxon');
    expect(packages).not.toHaveProperty('webpack');
  });

  it('knows what has to be installed beside a package, and its version, but nothing optional', () => {
    expect(packages['@mui/x-charts-pro']?.peers).toEqual([
      '@mui/material',
      '@mui/styles',
    ]);
    expect(packages['@mui/styles']?.version).toBe('6.4.0');
  });

  it('knows the types that the site asked for, and guesses none', () => {
    expect(packages['react']?.types).toEqual({
      name: '@types/react',
      version: '18.3.31',
    });
    expect(packages['clsx']).not.toHaveProperty('types');
  });

  it('keeps what a package is made to use of others', () => {
    expect(packages['@mui/x-charts-pro']?.overrides).toEqual({
      '@mui/x-charts': '7.17.0',
    });
    expect(packages['clsx']).not.toHaveProperty('overrides');
  });

  it('links sources at the tag of the release', () => {
    expect(
      [CURRENT, CUT].map(
        (tree) => buildExportTree(tree, [], LOCKFILE, OPTIONS).permalinkBase,
      ),
    ).toEqual([
      'https://github.com/mui/mui-x/blob/v7.17.0/',
      'https://github.com/mui/mui-x/blob/v7.16.0/',
    ]);
  });
});

describe('buildExportTree of a cut version', () => {
  const { packages } = buildExportTree(CUT, [], LOCKFILE, OPTIONS);

  it('takes the packages that are installed for the version, nested ones too', () => {
    expect(packages['@mui/x-charts-pro']).toEqual({
      version: '7.0.0-beta.1',
      peers: [],
    });
    expect(packages['@mui/x-charts']?.version).toBe('7.16.0');
  });

  it('takes the others where the whole site has them', () => {
    expect(packages['react']?.version).toBe('18.3.1');
  });
});

describe('buildExportTree of a preview', () => {
  it('installs what was published for the commit, and links its sources', () => {
    const tree = buildExportTree(CURRENT, [], LOCKFILE, PREVIEW);

    expect(tree.packages['@mui/x-charts-pro']).toEqual({
      version:
        'https://pkg.csb.dev/mui/mui-x/commit/01234567/@mui/x-charts-pro',
      peers: ['@mui/material', '@mui/styles'],
    });
    expect(tree.packages['@mui/material']?.version).toBe('6.5.0');
    expect(tree.permalinkBase).toBe(
      `https://github.com/mui/mui-x/blob/${PREVIEW.previewCommit}/`,
    );
  });

  it('leaves a cut version as it was released', () => {
    const { packages } = buildExportTree(CUT, [], LOCKFILE, PREVIEW);

    expect(packages['@mui/x-charts']?.version).toBe('7.16.0');
  });
});
