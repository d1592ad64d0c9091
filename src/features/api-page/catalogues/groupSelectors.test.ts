import type { GridSelector } from '@site/plugins/api-reference/types';
import { groupSelectors } from './groupSelectors';

function createSelector(name: string, category: string | null): GridSelector {
  return {
    name,
    category,
    returnType: 'string',
    deprecated: false,
    acceptsApiRef: true,
    description: '',
  };
}

describe('groupSelectors', () => {
  it('sorts the categories and puts selectors without one last', () => {
    const groups = groupSelectors([
      createSelector('a', null),
      createSelector('b', 'Sorting'),
      createSelector('c', 'Filtering'),
      createSelector('d', 'Sorting'),
    ]);
    expect(
      groups.map(({ category, selectors }) => [
        category,
        ...selectors.map(({ name }) => name),
      ]),
    ).toStrictEqual([
      ['Filtering', 'c'],
      ['Sorting', 'b', 'd'],
      [null, 'a'],
    ]);
  });

  it('makes no group of nothing', () => {
    expect(groupSelectors([])).toStrictEqual([]);
  });
});
