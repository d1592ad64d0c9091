import { listTypeNames } from './extractAliases';
import { buildFixture, page } from './__fixtures__/buildFixture';

describe('listTypeNames', () => {
  it.each([
    ['GridSortItem[] | null', ['GridSortItem']],
    ["'Asc' | Partial<Model>", ['Partial', 'Model']],
    ['(params: Params) => Params', ['Params']],
    ['string | number', []],
  ])('of %s', (type, names) => {
    expect(listTypeNames(type)).toEqual(names);
  });
});

describe('extractAliases', () => {
  it('explains the types that pages of the product name, and those that their texts name', () => {
    const model = buildFixture('type-alternatives', [
      page('charts', 'interface', 'Options'),
    ]);
    expect(model.files['charts/aliases.json']).toEqual({
      kind: 'aliases',
      aliases: { Size: "'small' | 'large' | 10 | 9" },
    });
  });

  it('leaves out types with a page of their own', () => {
    const model = buildFixture('higher-tier-augmentation', [
      page('data-grid', 'interface', 'GridApi'),
    ]);
    expect(model.files['data-grid/aliases.json']).toMatchObject({
      aliases: expect.not.objectContaining({ GridApi: expect.anything() }),
    });
  });
});
