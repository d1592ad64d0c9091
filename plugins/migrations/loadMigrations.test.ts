/** The data of this site: what the published packages really say. */
import path from 'node:path';
import { compareSurfaces } from './compareSurfaces';
import { loadCodemods, loadPublished } from './loadPublished';
import { oldReleases } from './releases';

const siteDirectory = path.join(__dirname, '../..');

describe('the published releases', () => {
  it.each(oldReleases)(
    'has $product $version as it was published, with the hash of each archive',
    (release) => {
      const { packages, exports, types } = loadPublished(
        siteDirectory,
        release,
      );
      expect(
        Object.values(packages).every(({ integrity }) =>
          integrity?.startsWith('sha512-'),
        ),
      ).toBe(true);
      expect(Object.keys(exports).length).toBeGreaterThan(10);
      expect(Object.keys(types).length).toBeGreaterThan(5);
    },
  );

  it('knows what changed from one to the next', () => {
    const [, v5, v6] = oldReleases.map((release) =>
      release.product === 'data-grid'
        ? loadPublished(siteDirectory, release)
        : undefined,
    );
    if (!v5 || !v6) {
      throw new Error('The releases are in another order.');
    }
    const { codemods } = loadCodemods(siteDirectory);
    const { members } = compareSurfaces(v5, v6, {
      codemods: Object.entries(codemods)
        .filter(([name]) => name.startsWith('v6.0.0/data-grid/'))
        .map(([name, facts]) => ({ name, ...facts })),
      manualExports: {},
      manualMembers: {},
    });
    expect(members['DataGrid']).toMatchObject({
      selectionModel: {
        severity: 'renamed',
        to: 'rowSelectionModel',
        codemod: 'v6.0.0/data-grid/row-selection-props-rename',
      },
      onError: { severity: 'removed' },
    });
  });

  it('asks for an extraction when the file holds another version', () => {
    const [release] = oldReleases;
    if (!release) {
      throw new Error('There are no releases.');
    }
    const other = { ...release, packages: { '@mui/x-data-grid': '0.0.1' } };
    expect(() => loadPublished(siteDirectory, other)).toThrow(
      '[migrations] plugins/migrations/published/data-grid-v4.json holds 4.0.2 of @mui/x-data-grid, and releases.ts names 0.0.1. Run "npm run migrations:extract -- data-grid".',
    );
  });
});
