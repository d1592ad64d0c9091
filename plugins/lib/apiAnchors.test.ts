import { toKebabCase, toMemberIds } from './apiAnchors';

describe('toKebabCase', () => {
  it.each([
    ['sortModel', 'sort-model'],
    ['aria-label', 'aria-label'],
    ['columnHeader--alignCenter', 'column-header--align-center'],
    ['unstable_rowSpanning', 'unstable_row-spanning'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['TreeItem2', 'tree-item-2'],
    ['onRSVP', 'on-rsvp'],
  ])('turns %s into %s', (name, expected) => {
    expect(toKebabCase(name)).toBe(expected);
  });
});

describe('toMemberIds', () => {
  it.each([
    ['prop', 'data-grid-prop-sort-model'],
    ['slot', 'data-grid-slot-sort-model'],
    ['class', 'data-grid-classes-sort-model'],
  ] as const)('names the kind of a %s', (kind, id) => {
    expect(toMemberIds('data-grid', kind, ['sortModel'])).toStrictEqual([id]);
  });

  it('tells names apart that differ only by case', () => {
    expect(
      toMemberIds('date-field', 'prop', ['inputProps', 'InputProps', 'label']),
    ).toStrictEqual([
      'date-field-prop-input-props',
      'date-field-prop-input-props-2',
      'date-field-prop-label',
    ]);
  });
});
