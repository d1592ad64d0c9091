import {
  findCodemod,
  findReplacement,
  type NamedCodemod,
  type Scope,
} from './findReplacement';

const codemods: NamedCodemod[] = [
  {
    name: 'v7/rename-page',
    pairs: { page: 'pageModel', gone: 'nowhere' },
    words: ['page', 'gone', 'x', 'y'],
  },
  { name: 'v7/tidy', pairs: {}, words: ['page', 'tidied'] },
];

function find(facts: Partial<Scope>, name = 'page'): string | undefined {
  return findReplacement(
    { before: {}, after: {}, codemods: [], ...facts },
    name,
  );
}

describe('findReplacement', () => {
  it.each<[string, Partial<Scope>, string | undefined]>([
    [
      'a codemod that renames it',
      { codemods, after: { pageModel: {} } },
      'pageModel',
    ],
    [
      'its tag',
      {
        before: { page: { deprecated: 'Use {@link pageModel} instead.' } },
        after: { pageModel: {} },
      },
      'pageModel',
    ],
    [
      'the only description that is the same',
      { before: { page: { doc: 'a' } }, after: { model: { doc: 'a' } } },
      'model',
    ],
    ['a hand-written rename', { manual: { page: 'pageModel' } }, 'pageModel'],
    ['nothing', { after: { pageModel: {} } }, undefined],
    ['a codemod whose new name does not exist', { codemods }, undefined],
    [
      'two with the same description',
      {
        before: { page: { doc: 'a' } },
        after: { b: { doc: 'a' }, c: { doc: 'a' } },
      },
      undefined,
    ],
    [
      'a description that an old one has, too',
      {
        before: { page: { doc: 'a' }, size: { doc: 'a' } },
        after: { b: { doc: 'a' } },
      },
      undefined,
    ],
    [
      'a tag that names nothing',
      { before: { page: { deprecated: 'Not needed.' } }, after: { model: {} } },
      undefined,
    ],
  ])('goes by %s', (_, facts, expected) => {
    expect(find(facts)).toBe(expected);
  });

  it('drops the prefix of what became stable', () => {
    expect(find({ after: { rows: {} } }, 'unstable_rows')).toBe('rows');
  });
});

describe('findCodemod', () => {
  it.each([
    ['page', 'v7/rename-page'],
    ['tidied', 'v7/tidy'],
    ['tidy', 'v7/tidy'],
    ['other', undefined],
  ])('finds the one for %s', (name, expected) => {
    expect(findCodemod(codemods, name)).toBe(expected);
  });
});
