import path from 'node:path';
import { readDemos } from './readDemos';

const SITE = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);

describe('readDemos', () => {
  it('takes the TSX files with a capital, and leaves what lies beside them', async () => {
    const demos = await readDemos(SITE, {
      name: 'current',
      directory: 'docs/x',
    });

    expect(demos.map(({ source: _source, ...rest }) => rest)).toEqual([
      {
        name: 'BasicBars',
        file: 'docs/x/react-charts/bars/demos/BasicBars.tsx',
        page: 'react-charts/bars',
        hasDefaultExport: true,
        packages: ['@mui/x-charts'],
        modules: [
          {
            name: 'toSeries.tsx',
            source: expect.stringContaining('export const toSeries'),
            imports: [],
          },
        ],
        unresolved: [],
        stylings: {},
      },
      {
        name: 'StackedBars',
        file: 'docs/x/react-charts/bars/demos/StackedBars.tsx',
        page: 'react-charts/bars',
        hasDefaultExport: true,
        packages: ['@mui/x-charts', '@mui/x-charts-pro', 'react'],
        modules: [],
        unresolved: [],
        stylings: {},
      },
    ]);
  });

  it('reads a cut version from its own folder', async () => {
    const demos = await readDemos(SITE, {
      name: 'version-7.16.0',
      directory: 'versioned_docs/version-7.16.0',
    });

    expect(demos.map(({ file }) => file)).toEqual([
      'versioned_docs/version-7.16.0/react-charts/bars/demos/BasicBars.tsx',
    ]);
    expect(demos[0]?.source).toContain('height={200}');
  });
});
