import { parseIndex, parseManifest, parseRecord } from './parsePacks';

const FILE = { url: '/a.js', bytes: 1, size: 2 };
const MANIFEST = {
  product: 'x-charts',
  language: 'en',
  version: '7.17.0',
  build: 'b1',
  pages: [{ ...FILE, hash: 'a1' }],
  files: [FILE],
};
const INDEX = {
  version: '7.17.0',
  build: 'b1',
  packs: [
    {
      product: 'x-charts',
      manifest: '/packs/x-charts.json',
      pageCount: 1,
      bytes: 2,
    },
  ],
};

describe('parseManifest', () => {
  it('reads what the build writes', () => {
    expect(parseManifest(MANIFEST)).toEqual(MANIFEST);
  });

  it.each([
    ['nothing', undefined],
    ['a page of the host', '<html>'],
    ['no pages', { ...MANIFEST, pages: undefined }],
    ['a page without a hash', { ...MANIFEST, pages: [FILE] }],
    ['a negative size', { ...MANIFEST, files: [{ ...FILE, bytes: -1 }] }],
    [
      'a file of another host',
      { ...MANIFEST, files: [{ ...FILE, url: '//evil.example/a.js' }] },
    ],
    [
      'an address with a scheme',
      { ...MANIFEST, files: [{ ...FILE, url: 'https://evil.example/a.js' }] },
    ],
  ])('refuses %s', (_what, value) => {
    expect(parseManifest(value)).toBeUndefined();
  });
});

describe('parseIndex', () => {
  it('reads what the build writes', () => {
    expect(parseIndex(INDEX)).toEqual(INDEX);
  });

  it.each([
    ['null', null],
    ['no packs', { version: '1', build: 'b' }],
    ['a pack without a size', { ...INDEX, packs: [{ product: 'a' }] }],
  ])('refuses %s', (_what, value) => {
    expect(parseIndex(value)).toBeUndefined();
  });
});

describe('parseRecord', () => {
  it.each([null, 123])('reads a pack that was complete at %j', (savedAtMs) => {
    const record = { manifest: MANIFEST, savedAtMs };
    expect(parseRecord(record)).toEqual(record);
  });

  it.each([
    ['no manifest', { savedAtMs: 1 }],
    ['a date as text', { manifest: MANIFEST, savedAtMs: 'now' }],
    ['nothing', undefined],
  ])('refuses %s', (_what, value) => {
    expect(parseRecord(value)).toBeUndefined();
  });
});
