import { readEnvironmentText, writeEnvironmentText } from './address';

describe('readEnvironmentText', () => {
  it.each([
    ['?demo.Sorting=rtl,dark', 'rtl,dark'],
    ['?demo.Sorting=rtl%2Cdark', 'rtl,dark'],
    ['?a=1&demo.Sorting=rtl&demo.Bars=dark', 'rtl'],
    ['?demo.Bars=dark', ''],
    ['?demo.Sorting', ''],
    ['', ''],
  ])('finds in %j what is the demo’s', (search, text) => {
    expect(readEnvironmentText(search, 'Sorting')).toBe(text);
  });
});

describe('writeEnvironmentText', () => {
  it.each([
    ['', 'rtl,dark', '?demo.Sorting=rtl,dark'],
    ['?demo.Sorting=rtl', 'dark', '?demo.Sorting=dark'],
    ['?demo.Sorting=rtl', '', ''],
    ['?a=1', '320', '?a=1&demo.Sorting=320'],
    ['?demo.Bars=rtl,dark&demo.Sorting=rtl&a=1', '', '?demo.Bars=rtl,dark&a=1'],
  ])('changes %j by %j', (search, text, expected) => {
    expect(writeEnvironmentText(search, 'Sorting', text)).toBe(expected);
  });
});
