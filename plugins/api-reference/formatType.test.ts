import { cleanTypeText } from './formatType';

describe('cleanTypeText', () => {
  it.each([
    ['string // why', 'string'],
    ["\n  | 'a'\n  | 'b'", "'a' | 'b'"],
    ["Union<\n  'a' | 'b',\n  C\n>", "Union<'a' | 'b', C>"],
    ['import("../../models").GridRowId[]', 'GridRowId[]'],
    ['(a: string) => void', '(a: string) => void'],
    ["'a  //  b'", "'a // b'"],
  ])('turns %j into %j', (text, expected) => {
    expect(cleanTypeText(text)).toBe(expected);
  });
});
