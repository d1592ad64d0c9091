import { createResolveHref, resolveLinks } from './resolveLinks';

const anchors = new Map([
  ['/x/react-data-grid/sorting/', new Set(['multi-sorting'])],
  ['/x/api/data-grid/grid-col-def/', new Set<string>()],
]);
const resolveHref = createResolveHref(anchors, '/x/');

describe('createResolveHref', () => {
  it.each([
    ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting/'],
    [
      '/x/react-data-grid/sorting/#multi-sorting',
      '/x/react-data-grid/sorting/#multi-sorting',
    ],
    ['/x/react-data-grid/sorting/#gone', '/x/react-data-grid/sorting/'],
    ['/x/react-charts/tooltip/', null],
    ['https://www.w3.org/', 'https://www.w3.org/'],
  ])('%s leads to %s', (href, expected) => {
    expect(resolveHref(href)).toBe(expected);
  });

  it('stays inside a cut version', () => {
    const ofVersion = createResolveHref(
      new Map([
        ['/x/7.16.0/react-data-grid/sorting/', new Set<string>()],
        ['/x/7.16.0/api/data-grid/data-grid/', new Set<string>()],
      ]),
      '/x/7.16.0/',
    );
    expect(ofVersion('/x/react-data-grid/sorting/')).toBe(
      '/x/7.16.0/react-data-grid/sorting/',
    );
    expect(ofVersion('/x/7.16.0/api/data-grid/data-grid/')).toBe(
      '/x/7.16.0/api/data-grid/data-grid/',
    );
  });
});

describe('resolveLinks', () => {
  it('keeps the words of a link to a page that nobody wrote yet', () => {
    expect(
      resolveLinks(
        {
          description:
            'See [columns](/x/api/data-grid/grid-col-def/) and [tooltips](/x/react-charts/tooltip/).',
        },
        resolveHref,
      ),
    ).toEqual({
      description:
        'See [columns](/x/api/data-grid/grid-col-def/) and tooltips.',
    });
  });

  it('leaves out such a link where it stands alone', () => {
    const members = [
      { name: 'a', link: { href: '/x/react-charts/tooltip/', text: 'docs' } },
      {
        name: 'b',
        link: { href: '/x/react-data-grid/sorting/', text: 'docs' },
      },
    ];
    expect(resolveLinks(members, resolveHref)).toEqual([
      { name: 'a' },
      members[1],
    ]);
  });

  it('touches no other text', () => {
    const value = { type: '[a](/x/gone/)', default: null };
    expect(resolveLinks(value, resolveHref)).toEqual(value);
  });
});
