import stripVersionDocs from './stripVersionDocs.cjs';

describe('stripVersionDocs', () => {
  it('leaves out the pages and keeps the sidebars', () => {
    const stripped = stripVersionDocs(
      JSON.stringify({
        version: {
          label: '7.17.0',
          docsSidebars: { charts: [{ type: 'link', docId: 'bars' }] },
          docs: { bars: { id: 'bars', title: 'Bars', description: 'All.' } },
        },
      }),
    );
    expect(JSON.parse(stripped)).toEqual({
      version: {
        label: '7.17.0',
        docsSidebars: { charts: [{ type: 'link', docId: 'bars' }] },
        docs: {},
      },
    });
  });

  it('takes data of another shape', () => {
    expect(stripVersionDocs('{"tag":{}}')).toBe('{"tag":{}}');
  });
});
