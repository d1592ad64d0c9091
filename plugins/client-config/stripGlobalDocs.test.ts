import stripGlobalDocs from './stripGlobalDocs.cjs';

const DOCS = [
  { id: 'start', path: '/x/' },
  { id: 'bars', path: '/x/bars/' },
];

function toSource(...names: string[]): string {
  const versions = names.map((name) => ({
    name,
    mainDocId: 'start',
    docs: DOCS,
  }));
  return JSON.stringify({
    'docusaurus-plugin-content-docs': { default: { versions } },
  });
}

describe('stripGlobalDocs', () => {
  it('keeps the start page alone, where there is one version', () => {
    const data = JSON.parse(stripGlobalDocs(toSource('current'))) as unknown;
    expect(data).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [{ name: 'current', mainDocId: 'start', docs: [DOCS[0]] }],
        },
      },
    });
  });

  it('keeps all pages, where the reader can change the version', () => {
    const source = toSource('current', '7.16.0');
    expect(stripGlobalDocs(source)).toBe(source);
  });

  it('takes a site without docs', () => {
    expect(stripGlobalDocs('{"other":{}}')).toBe('{"other":{}}');
  });
});
