import { isEmail } from './isEmail';

describe('isEmail', () => {
  it.each([
    ['sailor@harbour.example', true],
    [' sailor.of+7@a.b.example ', true],
    ['', false],
    ['sailor', false],
    ['sailor@harbour', false],
    ['sailor@@harbour.example', false],
    ['sai lor@harbour.example', false],
    ['sailor@harbour..example', false],
  ])('says of %j: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});
