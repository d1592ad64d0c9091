import { PackError, toFailure } from './packError';
import type { PackRecord } from './parsePacks';
import { toPackEntries } from './toPackState';
import { describeFailure, describePack, getActionLabel } from './texts';

const INDEX = {
  version: '7.17.0',
  build: 'b2',
  packs: [
    {
      product: 'x-charts',
      manifest: '/packs/x-charts.json',
      pageCount: 12,
      bytes: 3_456_000,
    },
  ],
};

const toRecord = (build: string, savedAtMs: number | null): PackRecord => ({
  manifest: {
    product: 'x-charts',
    language: 'en',
    version: '7.17.0',
    build,
    pages: [{ url: '/x/a/', bytes: 10, size: 20, hash: 'a1' }],
    files: [],
  },
  savedAtMs,
});

/** Noon in every time zone that has this day. */
const SAVED_AT = Date.UTC(2026, 10, 20, 12);

describe('toPackEntries', () => {
  it.each([
    ['nothing', [], '3.5 MB · 12 pages', 'Save'],
    ['a part', [toRecord('b2', null)], 'Saved in part', 'Go on'],
    ['all', [toRecord('b2', SAVED_AT)], 'Saved on Nov 20, 2026', undefined],
    [
      'an earlier build',
      [toRecord('b1', SAVED_AT)],
      'Saved on Nov 20, 2026. There is a newer version.',
      'Update',
    ],
  ])('with %s saved', (_what, records, text, action) => {
    const [entry] = toPackEntries('en', INDEX, records);
    expect(entry && describePack(entry, 'en')).toBe(text);
    expect(entry && getActionLabel(entry.state)).toBe(action);
  });

  it('is what is saved where the list of the site cannot be had', () => {
    const records = [toRecord('b1', SAVED_AT)];
    expect(toPackEntries('en', undefined, records)).toMatchObject([
      {
        product: 'x-charts',
        pageCount: 1,
        bytes: 10,
        state: { kind: 'saved' },
      },
    ]);
    expect(toPackEntries('zh', undefined, records)).toEqual([]);
  });
});

describe('toFailure', () => {
  it.each([
    [new DOMException('', 'QuotaExceededError'), 'full'],
    [new DOMException('', 'AbortError'), 'stopped'],
    [new PackError('changed'), 'changed'],
    [new TypeError('Failed to fetch'), 'failed'],
    ['?', 'failed'],
  ])('of %s is %s', (error, failure) => {
    expect(toFailure(error)).toBe(failure);
  });
});

describe('describeFailure', () => {
  it('says nothing of what the reader did', () => {
    expect(describeFailure('stopped')).toBeUndefined();
  });
});
