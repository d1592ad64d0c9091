import stripDescriptions from './stripDescriptions.cjs';

describe('stripDescriptions', () => {
  it('takes the descriptions out of the data of a version, and nothing else', () => {
    const doc = { id: 'introduction/index', title: 'Overview' };
    const version = { label: '7.17.0', docsSidebars: {} };
    expect(
      JSON.parse(
        stripDescriptions(
          JSON.stringify({
            version: {
              ...version,
              docs: { [doc.id]: { ...doc, description: 'Long.' } },
            },
          }),
        ),
      ),
    ).toEqual({ version: { ...version, docs: { [doc.id]: doc } } });
  });

  it('leaves data of other routes as it is', () => {
    expect(stripDescriptions('{"title":"Tags"}')).toBe('{"title":"Tags"}');
  });
});
