import {
  formatProblem,
  formatProblems,
  suggestName,
  throwOnProblems,
} from './problem';

describe('formatProblem', () => {
  it.each([
    [
      'file, line and hint',
      {
        file: 'docs/x/a.mdx',
        line: 14,
        message: '<Demo src="./A.tsx"> names no demo.',
        hint: 'Did you mean "B"?',
      },
      'docs/x/a.mdx:14 — <Demo src="./A.tsx"> names no demo. Did you mean "B"?',
    ],
    [
      'the file alone where no line is to blame',
      { file: 'sidebars.ts', message: 'The pathname "/x" is used twice.' },
      'sidebars.ts — The pathname "/x" is used twice.',
    ],
    [
      'no dangling space where the suggestion is empty',
      { file: 'sidebars.ts', message: 'No.', hint: '' },
      'sidebars.ts — No.',
    ],
  ])('names %s', (_what, problem, text) => {
    expect(formatProblem(problem)).toBe(text);
  });
});

describe('formatProblems', () => {
  it('sorts by file, then by line as a number, then by message', () => {
    const text = formatProblems('demos', [
      { file: 'b.mdx', message: 'Whole file.' },
      { file: 'a.mdx', line: 10, message: 'Tenth line.' },
      { file: 'a.mdx', line: 9, message: 'Second message.' },
      { file: 'a.mdx', line: 9, message: 'First message.' },
      { file: 'a.mdx', message: 'Whole file.' },
    ]);

    expect(text).toMatchInlineSnapshot(`
"[demos] a.mdx — Whole file.
[demos] a.mdx:9 — First message.
[demos] a.mdx:9 — Second message.
[demos] a.mdx:10 — Tenth line.
[demos] b.mdx — Whole file."
`);
  });
});

describe('throwOnProblems', () => {
  it('reports all problems in one error, so that one build shows every mistake', () => {
    expect(() =>
      throwOnProblems('navigation', [
        { file: 'b.mdx', message: 'Second.' },
        { file: 'a.mdx', message: 'First.' },
      ]),
    ).toThrow(
      new Error('[navigation] a.mdx — First.\n[navigation] b.mdx — Second.'),
    );
  });

  it('is silent when nothing is wrong', () => {
    expect(() => throwOnProblems('navigation', [])).not.toThrow();
  });
});

describe('suggestName', () => {
  const names = ['DataGrid', 'DataGridPro', 'Gauge'];

  it.each([
    ['swapped letters', 'DataGird', 'Did you mean "DataGrid"?'],
    ['another case', 'DATAGRIDPRO', 'Did you mean "DataGridPro"?'],
    ['a missing letter', 'Gaug', 'Did you mean "Gauge"?'],
    ['nothing where no name is near', 'LineChart', ''],
  ])('answers %s', (_what, wrongName, suggestion) => {
    expect(suggestName(wrongName, names)).toBe(suggestion);
  });

  it('answers nothing when there is no name at all', () => {
    expect(suggestName('DataGrid', [])).toBe('');
  });
});
