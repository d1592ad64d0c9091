import { parseWindowQuery, toWindowPath } from './windowAddress';

describe('toWindowPath', () => {
  const demo = { pageKey: 'current/react-data-grid/sorting', name: 'Sorting' };

  it.each([
    ['', '/demo/?page=current/react-data-grid/sorting&name=Sorting'],
    [
      'rtl,dark',
      '/demo/?page=current/react-data-grid/sorting&name=Sorting&demo.Sorting=rtl,dark',
    ],
  ])('takes the environment %j along', (environment, path) => {
    expect(toWindowPath('/demo/', demo, environment)).toBe(path);
  });

  it('is read back by parseWindowQuery', () => {
    const { search } = new URL(
      toWindowPath('/demo/', demo, 'rtl'),
      'https://a.example',
    );
    expect(parseWindowQuery(search)).toEqual(demo);
  });
});

describe('parseWindowQuery', () => {
  it('finds nothing where nothing is asked for', () => {
    expect(parseWindowQuery('')).toEqual({ pageKey: '', name: '' });
  });
});
