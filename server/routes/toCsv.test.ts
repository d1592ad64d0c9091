import { toCsv } from './toCsv';

describe('toCsv', () => {
  it.each([
    ['text', 'a', 'a'],
    ['a number, a negative one too', -1.5, '-1.5'],
    ['nothing', null, ''],
    ['a list', ['a', 'b'], 'a b'],
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'a "b"', '"a ""b"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with plus', '+1', "'+1"],
    ['a formula with minus', '-1', "'-1"],
    ['a formula with at', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula behind a blank', ' =1+1', "' =1+1"],
    ['a formula behind a tab', '\t=1+1', "'\t=1+1"],
    ['a formula behind a line break', '\r=1+1', '"\'\r=1+1"'],
  ])('writes %s', (_what, value, cell) => {
    expect(toCsv([{ value }])).toBe(`value\r\n${cell}\r\n`);
  });

  it('writes an empty line for no rows', () => {
    expect(toCsv([])).toBe('\r\n');
  });
});
