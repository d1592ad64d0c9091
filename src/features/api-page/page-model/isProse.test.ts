import { isProse } from './isProse';

describe('isProse', () => {
  it.each([
    ['The closest valid date', true],
    ['false (`!props.a` for MIT)', true],
    ['object Depends on the type.', true],
    ['`true` for desktop', true],
    ['false', false],
    ["'cell'", false],
    ['(inner - outer) / 2', false],
    ['{ hours: 1, minutes: 5 }', false],
    ['() => <span class="a">...</span>', false],
  ])('judges %j: %s', (text, expected) => {
    expect(isProse(text)).toBe(expected);
  });
});
