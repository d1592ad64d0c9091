import { formatProblem } from '../../lib/problem';
import { createGuide } from '../__fixtures__/createGuide';
import { createIndex } from '../__fixtures__/createModel';
import type { ApiException } from '../guides/types';
import { checkProse } from './checkProse';
import { createKnownNames } from './createKnownNames';
import { listWords } from './listWords';

const index = createIndex();
const known = createKnownNames(['DataGrid', 'GridColDef'], index, ['Button']);

function check(
  codes: readonly string[],
  exceptions: readonly ApiException[] = [],
  inherited: readonly ApiException[] = [],
): string[] {
  const guide = createGuide({
    codes: codes.map((name) => ({ name, line: 12 })),
    exceptions,
  });
  const codeWords = new Set(listWords('const myRule = makeRule(1);'));
  return checkProse(guide, { index, known, codeWords, inherited }).map(
    formatProblem,
  );
}

const PLACE = 'docs/x/react-data-grid/sorting/index.mdx:12 — ';
const ELSE =
  'If the text is right, add the name to "apiExceptions" with a reason.';

describe('checkProse', () => {
  it('accepts members, catalogues, exports, React, JavaScript and the code of the page', () => {
    expect(
      check([
        'sortModel',
        'valueGetter',
        'columnHeader',
        'onCellClick',
        'gridSortModelSelector(apiRef)',
        'cellClick',
        'rowNode',
        'useGridApiRef',
        'useMemo',
        'toLocaleString()',
        'myRule',
        'apiRef.current.sortColumn()',
        '<DataGrid sortModel={[]} sx={{}} />',
        '.MuiDataGrid-columnHeader',
        '.MuiButton-root',
        'MuiDataGrid',
        'MuiButton',
      ]),
    ).toEqual([]);
  });

  it.each([
    [
      'sortModle',
      `"sortModle" is no prop, slot, event, method, selector, class or export that exists. Did you mean "sortModel"? ${ELSE}`,
    ],
    [
      'gridSortModlSelector',
      `"gridSortModlSelector" is no prop, slot, event, method, selector, class or export that exists. Did you mean "gridSortModelSelector"? ${ELSE}`,
    ],
    [
      'apiRef.current.sortColum()',
      `The API object has no "sortColum". Did you mean "sortColumn"? ${ELSE}`,
    ],
    [
      '<DataGrid sortModell={[]} />',
      `DataGrid has no "sortModell". Did you mean "sortModel"? ${ELSE}`,
    ],
    [
      'MuiDataGrid-columnHeaders',
      `No component has the class "MuiDataGrid-columnHeaders". Did you mean "MuiDataGrid-columnHeader"? ${ELSE}`,
    ],
    [
      'MuiDataGird',
      `No component reads "MuiDataGird" from the theme. Did you mean "MuiDataGrid"? ${ELSE}`,
    ],
  ])('names %s, with line and nearest name', (code, message) => {
    expect(check([code])).toEqual([`${PLACE}${message}`]);
  });

  it('knows nothing of products that the page is not about', () => {
    expect(check(['valueMax'])).toHaveLength(1);
    expect(check(['skipAnimation'])).toHaveLength(1);
  });

  it('accepts what an older version had, on the page that leads away from it', () => {
    const guide = createGuide({ codes: [{ name: 'rowBuffer', line: 12 }] });
    const context = { index, known, codeWords: new Set<string>() };
    expect(checkProse(guide, { ...context, inherited: [] })).toHaveLength(1);
    expect(
      checkProse(guide, {
        ...context,
        inherited: [],
        formerNames: new Set(['rowBuffer']),
      }),
    ).toEqual([]);
  });

  it('accepts an exception with a reason, of the English page too', () => {
    const exception = { name: 'sortWheel', reason: 'A joke.', line: 5 };
    expect(check(['sortWheel'], [exception])).toEqual([]);
    expect(check(['sortWheel'], [], [exception])).toEqual([]);
  });

  it('names exceptions without a reason, and those that nothing needs', () => {
    expect(
      check(
        ['sortWheel'],
        [
          { name: 'sortWheel', reason: '', line: 5 },
          { name: 'sortModel', reason: 'Exists.', line: 6 },
        ],
      ),
    ).toEqual([
      'docs/x/react-data-grid/sorting/index.mdx:5 — An entry of "apiExceptions" has no reason: "sortWheel". Write { name: …, reason: … }.',
      'docs/x/react-data-grid/sorting/index.mdx:6 — "apiExceptions" names "sortModel", which needs no exception. Delete the entry.',
    ]);
  });
});
