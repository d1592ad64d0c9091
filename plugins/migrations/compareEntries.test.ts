import type { ApiSurface } from '../lib/apiSurface';
import { compareEntries } from './compareEntries';

function compare(
  before: ApiSurface['entries'],
  after: ApiSurface['entries'],
): ReturnType<typeof compareEntries> {
  const rest = {
    packages: {},
    exports: {},
    types: {},
    classes: [],
    themeKeys: [],
  };
  return compareEntries(
    { ...rest, entries: before },
    { ...rest, entries: after },
  );
}

describe('compareEntries', () => {
  it('follows a default export to its name, in the folder of the same name', () => {
    expect(
      compare(
        { '@mui/lab/DatePicker': 'default DatePickerProps' },
        {
          '@mui/x': 'DatePicker DatePickerProps',
          '@mui/x/DatePicker': 'DatePicker DatePickerProps',
        },
      ),
    ).toEqual({ '@mui/lab/DatePicker': { '*': '@mui/x/DatePicker' } });
  });

  it('names each export of a root, which may hold those of other products', () => {
    expect(
      compare({ '@mui/lab': 'TreeView' }, { '@mui/x-tree': 'TreeView' }),
    ).toEqual({ '@mui/lab': { TreeView: '@mui/x-tree' } });
  });

  it.each([
    [{ '@mui/x': 'a b' }, { '@mui/x': 'a b c' }],
    // What is gone altogether is no matter of paths.
    [{ '@mui/x/old': 'a' }, { '@mui/x': 'b' }],
  ])('finds nothing moved from %j to %j', (before, after) => {
    expect(compare(before, after)).toEqual({});
  });
});
