import {
  createComponentPage,
  createMember,
  createPageData,
} from '../__fixtures__/createPageData';
import { createSections } from '../page-model';
import {
  findFilterChoices,
  findShownIds,
  formatFilter,
  matchesText,
  NO_FILTER,
  parseFilter,
  toPlainText,
} from './logic';

const sections = createSections(
  createPageData({
    page: createComponentPage({
      props: [
        createMember({ name: 'columns', required: true, type: 'GridColDef[]' }),
        createMember({
          name: 'sortModel',
          default: '[]',
          description: [{ p: ['Order of ', { code: 'rows' }] }],
        }),
        createMember({ name: 'treeData', plan: 'pro' }),
        createMember({
          name: 'old',
          deprecated: true,
          deprecationNote: 'Use the other one',
        }),
      ],
    }),
  }),
);

describe('parseFilter', () => {
  it.each([
    ['', NO_FILTER],
    ['?other=1', NO_FILTER],
    ['?q=sort+model', { ...NO_FILTER, text: 'sort model' }],
    ['?plan=pro', { ...NO_FILTER, plan: 'pro' }],
    ['?plan=gold', NO_FILTER],
    ['?required=true', { ...NO_FILTER, requiredOnly: true }],
    ['?required=yes', NO_FILTER],
    ['?deprecated=true', { ...NO_FILTER, deprecatedOnly: true }],
  ])('reads %j', (search, filter) => {
    expect(parseFilter(search)).toStrictEqual(filter);
  });
});

describe('formatFilter', () => {
  it.each([
    [NO_FILTER, '', ''],
    [NO_FILTER, '?q=a&other=1', '?other=1'],
    [{ ...NO_FILTER, text: ' sort ' }, '?other=1', '?other=1&q=sort'],
    [
      { text: 'a', plan: 'premium', requiredOnly: true, deprecatedOnly: true },
      '?q=b',
      '?q=a&plan=premium&required=true&deprecated=true',
    ],
  ] as const)('writes %j into %j', (filter, search, expected) => {
    expect(formatFilter(filter, search)).toBe(expected);
  });
});

describe('matchesText', () => {
  it.each([
    ['', 'anything', true],
    ['SORT', 'sortModel', true],
    ['model sort', 'sortModel', true],
    ['sort  x', 'sortModel', false],
  ])('finds %j in %j: %s', (query, text, expected) => {
    expect(matchesText(query, text)).toBe(expected);
  });
});

describe('toPlainText', () => {
  it.each([
    ['plain', 'plain'],
    [[{ p: ['If ', { code: 'true' }, '.'] }], 'If true.'],
    [
      [{ p: [{ href: '/', text: ['here'] }] }, { ul: [['a'], ['b']] }],
      'here a b',
    ],
    [[{ p: [{ strong: ['now'] }] }, { pre: '<A />' }], 'now <A />'],
    [[{ ol: [['a']] }], 'a'],
  ])('of %j', (text, expected) => {
    expect(toPlainText(text)).toBe(expected);
  });
});

describe('findShownIds', () => {
  it.each([
    ['no filter', NO_FILTER, ['columns', 'sort-model', 'tree-data', 'old']],
    ['a name', { ...NO_FILTER, text: 'sort' }, ['sort-model']],
    ['a type', { ...NO_FILTER, text: 'coldef' }, ['columns']],
    ['a default', { ...NO_FILTER, text: '[]' }, ['columns', 'sort-model']],
    ['a description', { ...NO_FILTER, text: 'order rows' }, ['sort-model']],
    ['a deprecation note', { ...NO_FILTER, text: 'other one' }, ['old']],
    ['a plan', { ...NO_FILTER, plan: 'pro' }, ['tree-data']],
    ['the required ones', { ...NO_FILTER, requiredOnly: true }, ['columns']],
    ['the deprecated ones', { ...NO_FILTER, deprecatedOnly: true }, ['old']],
    ['nothing', { ...NO_FILTER, text: 'zzz' }, []],
  ] as const)('lets %s through', (_what, filter, names) => {
    expect([...findShownIds(sections, filter)]).toStrictEqual(
      names.map((name) => `table-prop-${name}`),
    );
  });
});

describe('findFilterChoices', () => {
  it('offers what tells members apart', () => {
    expect(findFilterChoices(sections)).toStrictEqual({
      plans: ['community', 'pro'],
      hasRequired: true,
      hasDeprecated: true,
    });
  });

  it('offers nothing where all members are alike', () => {
    const page = createComponentPage({
      props: [
        createMember({ required: true }),
        createMember({ required: true }),
      ],
    });
    expect(
      findFilterChoices(createSections(createPageData({ page }))),
    ).toStrictEqual({ plans: [], hasRequired: false, hasDeprecated: false });
  });
});
