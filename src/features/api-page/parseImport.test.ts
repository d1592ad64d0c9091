import { parseImport } from './parseImport';

describe('parseImport', () => {
  it.each([
    [
      "import { Gauge } from '@mui/x-charts/Gauge'",
      ['import', ' { Gauge } ', 'from', ' ', "'@mui/x-charts/Gauge'"],
      ['keyword', 'text', 'keyword', 'text', 'string'],
    ],
    [
      "import type { A as B } from 'as-from'",
      ['import', ' ', 'type', ' { A ', 'as', ' B } ', 'from', ' ', "'as-from'"],
      [
        'keyword',
        'text',
        'keyword',
        'text',
        'keyword',
        'text',
        'keyword',
        'text',
        'string',
      ],
    ],
  ])('colours %s', (statement, texts, kinds) => {
    const tokens = parseImport(statement);
    expect(tokens.map(({ text }) => text)).toStrictEqual(texts);
    expect(tokens.map(({ kind }) => kind)).toStrictEqual(kinds);
  });
});
