import { getHeight, hashDemo } from './heights';

const data = { name: 'data.ts', source: 'b', imports: [] };

describe('hashDemo', () => {
  it.each([
    ['the demo', { source: 'x', modules: [data] }],
    ['a file beside it', { source: 'a', modules: [{ ...data, source: 'x' }] }],
    ['what is imported', { source: 'a', modules: [] }],
  ])('changes with the code of %s', (_what, changed) => {
    const before = hashDemo({ source: 'a', modules: [data] });
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(hashDemo(changed)).not.toBe(before);
  });
});

describe('getHeight', () => {
  const heights = {
    'react-charts/bars/Bars': { wide: 1, narrow: 2, source: 'a' },
  };

  it('is the measured one, and nothing else', () => {
    expect(
      getHeight(heights, { page: 'react-charts/bars', name: 'Bars' }),
    ).toEqual({ wide: 1, narrow: 2 });
  });

  it('is 400 px until the demo was measured', () => {
    expect(
      getHeight(heights, { page: 'react-charts/bars', name: 'New' }),
    ).toEqual({ wide: 400, narrow: 400 });
  });
});
