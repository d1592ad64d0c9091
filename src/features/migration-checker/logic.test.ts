import {
  countSeverities,
  findProducts,
  listCodemods,
  listTargets,
  markLines,
  PRODUCTS,
} from './logic';
import type { Finding } from './worker/messages';

function createFinding(facts: Partial<Finding>): Finding {
  return {
    severity: 'check',
    name: 'rows',
    kind: 'member',
    product: 'data-grid',
    line: 1,
    column: 1,
    start: 0,
    end: 4,
    facts: [],
    guides: [],
    ...facts,
  };
}

describe('findProducts', () => {
  it.each([
    [`from '@mui/x-data-grid-pro'`, ['data-grid']],
    [`from '@material-ui/data-grid'`, ['data-grid']],
    [
      `from '@mui/x-date-pickers/DatePicker'; '@mui/x-charts'`,
      ['date-pickers', 'charts'],
    ],
    [`from '@mui/lab'`, ['date-pickers', 'tree-view']],
    ['a theme that imports none', PRODUCTS],
  ])('reads the products of %s', (code, products) => {
    expect(findProducts(code)).toEqual(products);
  });
});

describe('listTargets', () => {
  it.each([
    ['v4', ['v5', 'v6', 'v7']],
    ['v6', ['v7']],
  ])('goes on from %s', (from, targets) => {
    expect(listTargets(from)).toEqual(targets);
  });
});

describe('markLines', () => {
  it('marks a line with its severest finding', () => {
    const marks = markLines([
      createFinding({ line: 2 }),
      createFinding({ line: 2, severity: 'removed' }),
      createFinding({ line: 2, severity: 'renamed' }),
      createFinding({ line: 4, severity: 'changed' }),
    ]);
    expect([...marks]).toEqual([
      [2, 'removed'],
      [4, 'changed'],
    ]);
  });
});

describe('countSeverities', () => {
  it('counts each, none included', () => {
    expect(countSeverities([createFinding({ severity: 'removed' })])).toEqual({
      removed: 1,
      renamed: 0,
      changed: 0,
      check: 0,
    });
  });
});

describe('listCodemods', () => {
  it('names each codemod once, in their order', () => {
    expect(
      listCodemods([
        createFinding({ codemod: 'v7.0.0/b' }),
        createFinding({}),
        createFinding({ codemod: 'v6.0.0/a' }),
        createFinding({ codemod: 'v7.0.0/b' }),
      ]),
    ).toEqual(['v6.0.0/a', 'v7.0.0/b']);
  });
});
