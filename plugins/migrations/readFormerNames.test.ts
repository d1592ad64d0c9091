import path from 'node:path';
import { readFormerNames } from './readFormerNames';

const SITE = path.resolve(__dirname, '../..');

describe('readFormerNames', () => {
  it('has the exports, members, classes and theme keys of older versions of the product', () => {
    const names = readFormerNames(SITE, 'migration/migration-tree-view-v6');
    expect(
      ['treeViewClasses', 'defaultExpanded', 'MuiTreeView'].filter(
        (name) => !names.has(name),
      ),
    ).toEqual([]);
    expect(names.has('rowBuffer')).toBe(false);
  });

  it('has nothing for other pages', () => {
    expect(readFormerNames(SITE, 'react-data-grid/sorting').size).toBe(0);
  });
});
