import { roundPixelRatio, watchPixelRatio } from './pixelRatio';

describe('roundPixelRatio', () => {
  it.each([
    [1, 1],
    [1.25, 1.3],
    [1.3333, 1.3],
    [2.625, 2.6],
    [1.05, 1.1],
  ])('rounds %d to %d', (ratio, rounded) => {
    expect(roundPixelRatio(ratio)).toBe(rounded);
  });
});

describe('watchPixelRatio', () => {
  it('notices every change, not only the first', () => {
    const queries: (EventTarget & { media: string })[] = [];
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const query = Object.assign(new EventTarget(), { media });
      queries.push(query);
      return query as unknown as MediaQueryList;
    });
    const listener = jest.fn();
    const setRatio = (value: number): void => {
      Object.defineProperty(window, 'devicePixelRatio', {
        value,
        configurable: true,
      });
    };
    setRatio(1);
    watchPixelRatio(listener);
    for (const ratio of [2, 1.5]) {
      setRatio(ratio);
      queries.at(-1)?.dispatchEvent(new Event('change'));
    }
    expect(listener).toHaveBeenCalledTimes(2);
    expect(queries.map(({ media }) => media)).toEqual([
      '(resolution: 1dppx)',
      '(resolution: 2dppx)',
      '(resolution: 1.5dppx)',
    ]);
  });
});
