import { toText } from './toText';

describe('toText', () => {
  it('reads the words out of marked-up headings', () => {
    expect(
      toText(
        <>
          Sort <code>rows</code> by {2} columns {null}
          {false}
        </>,
      ).trim(),
    ).toBe('Sort rows by 2 columns');
  });
});
