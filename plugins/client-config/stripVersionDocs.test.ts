import stripVersionDocs from './stripVersionDocs.cjs';

describe('stripVersionDocs', () => {
  it('leaves out the pages and keeps the sidebars, without what only the build reads', () => {
    const stripped = stripVersionDocs(
      JSON.stringify({
        version: {
          label: '7.17.0',
          docsSidebars: {
            charts: [
              {
                type: 'category',
                key: '/x/charts',
                items: [
                  {
                    type: 'link',
                    key: '/x/bars',
                    docId: 'bars',
                    unlisted: false,
                  },
                  { type: 'link', docId: 'draft', unlisted: true },
                ],
              },
            ],
          },
          docs: { bars: { id: 'bars', title: 'Bars', description: 'All.' } },
        },
      }),
    );
    expect(JSON.parse(stripped)).toEqual({
      version: {
        label: '7.17.0',
        docsSidebars: {
          charts: [
            {
              type: 'category',
              items: [
                { type: 'link', docId: true },
                { type: 'link', docId: true, unlisted: true },
              ],
            },
          ],
        },
        docs: {},
      },
    });
  });

  it('takes data of another shape', () => {
    expect(stripVersionDocs('{"tag":{}}')).toBe('{"tag":{}}');
  });
});
