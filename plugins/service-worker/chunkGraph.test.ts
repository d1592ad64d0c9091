import { collectFiles, readChunkGraph, type ChunkGroup } from './chunkGraph';

const GRAPH: readonly ChunkGroup[] = [
  { name: 'main', files: ['main.js'], children: [1, 2, 3] },
  { name: 'page-a', files: ['a.js'], children: [4] },
  { name: 'page-b', files: ['b.js'], children: [4] },
  { name: undefined, files: ['settings.js'], children: [5] },
  { name: 'demos-a', files: ['demos.js', 'grid.js'], children: [3] },
  { name: undefined, files: ['offline.js', 'font.woff2'], children: [0] },
];
const ROUTES = new Set(['page-a', 'page-b']);

describe('collectFiles', () => {
  it.each([
    [
      'the entry with what it loads on request, no route',
      ['main'],
      ['font.woff2', 'main.js', 'offline.js', 'settings.js'],
    ],
    [
      'a route with its demos',
      ['page-a'],
      [
        'a.js',
        'demos.js',
        'font.woff2',
        'grid.js',
        'main.js',
        'offline.js',
        'settings.js',
      ],
    ],
    ['nothing', [], []],
  ])('takes %s', (_what, names, files) => {
    expect(collectFiles(GRAPH, names, ROUTES)).toEqual(files);
  });

  it('stops the build when a route names a chunk that is not there', () => {
    expect(() => collectFiles(GRAPH, ['page-c'], ROUTES)).toThrow(
      '[service-worker] The bundle has no chunk "page-c", which a route names. Delete node_modules/.cache and build again.',
    );
  });
});

describe('readChunkGraph', () => {
  it('knows groups that are another object at every access', () => {
    const chunk = (...files: string[]) => ({
      files: new Set(files),
      auxiliaryFiles: new Set(['a.svg', 'a.js.map']),
    });
    const createLazy = () => ({
      name: null,
      chunks: [chunk('lazy.js')],
      childrenIterable: [],
    });
    expect(
      readChunkGraph({
        chunkGroups: [
          {
            name: 'main',
            chunks: [chunk('main.js')],
            childrenIterable: [createLazy()],
          },
          createLazy(),
        ],
      }),
    ).toEqual([
      { name: 'main', files: ['main.js', 'a.svg'], children: [1] },
      { name: undefined, files: ['lazy.js', 'a.svg'], children: [] },
    ]);
  });
});
