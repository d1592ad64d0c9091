import type { PackManifest } from '@site/plugins/service-worker/types';
import { findUnusedFiles, planDownload } from './planDownload';

const file = (url: string) => ({ url, bytes: 10, size: 100 });
const MANIFEST: PackManifest = {
  product: 'x-charts',
  language: 'en',
  version: '7.17.0',
  build: 'b1',
  pages: [
    { ...file('/x/a/'), hash: 'a1' },
    { ...file('/x/b/'), hash: 'b1' },
  ],
  files: [file('/assets/js/a.0123abcd.js'), file('/img/mark.svg')],
};

const toUrls = (files: readonly { readonly url: string }[]) =>
  files.map(({ url }) => url);

describe('planDownload', () => {
  it.each<[string, string[], [string, string | null][], string[], number]>([
    [
      'everything at first',
      [],
      [],
      ['/assets/js/a.0123abcd.js', '/img/mark.svg', '/x/a/', '/x/b/'],
      0,
    ],
    [
      'what is missing after an interruption',
      ['/assets/js/a.0123abcd.js', '/img/mark.svg'],
      [['/x/a/', 'a1']],
      // A file without a hash in its name may have changed.
      ['/img/mark.svg', '/x/b/'],
      20,
    ],
    [
      'pages that changed',
      ['/assets/js/a.0123abcd.js'],
      [
        ['/x/a/', 'a0'],
        ['/x/b/', null],
      ],
      ['/img/mark.svg', '/x/a/', '/x/b/'],
      10,
    ],
  ])('fetches %s', (_what, files, pages, missing, doneBytes) => {
    const plan = planDownload(MANIFEST, {
      files: new Set(files),
      pages: new Map(pages),
    });
    expect([...toUrls(plan.files), ...toUrls(plan.pages)]).toEqual(missing);
    expect(plan).toMatchObject({
      totalBytes: 40,
      doneBytes,
      missingSize: missing.length * 100,
      stalePages: [],
    });
  });

  it('knows pages that the pack has no longer', () => {
    expect(
      planDownload(MANIFEST, {
        files: new Set(),
        pages: new Map([['/x/old/', 'o1']]),
      }).stalePages,
    ).toEqual(['/x/old/']);
  });
});

describe('findUnusedFiles', () => {
  it('keeps what any pack needs', () => {
    const stored = ['/assets/js/a.0123abcd.js', '/assets/js/old.0123abcd.js'];
    expect(findUnusedFiles(stored, [MANIFEST])).toEqual([
      '/assets/js/old.0123abcd.js',
    ]);
    expect(findUnusedFiles(stored, [])).toEqual(stored);
  });
});
