import {
  formatComponentDescription,
  formatDescription,
  parseSeeLink,
} from './formatDescription';

const routes = new Map([['GridColDef', '/x/api/data-grid/grid-col-def/']]);

describe('formatDescription', () => {
  it.each([
    [
      'Called with [[GridColDef]].',
      'Called with [GridColDef](/x/api/data-grid/grid-col-def/).',
    ],
    ['Called with [[GridRowId]].', 'Called with `GridRowId`.'],
    [
      'See [axis](https://mui.com/x/react-charts/axis#ticks).',
      'See [axis](/x/react-charts/axis/#ticks).',
    ],
    [
      'See {@link https://mui.com/x/react-charts/axis/ axis docs}.',
      'See [axis docs](/x/react-charts/axis/).',
    ],
    [
      'Takes a [`Input`](/material-ui/api/input/).',
      'Takes a [`Input`](https://mui.com/material-ui/api/input/).',
    ],
    ['Text.\n*', 'Text.'],
  ])('turns %j into %j', (text, expected) => {
    expect(formatDescription(text, routes)).toBe(expected);
  });
});

describe('formatComponentDescription', () => {
  it('drops the generated lists and keeps the words around them', () => {
    const text =
      'First.\n\nDemos:\n\n- [A](http://a/)\n- [B](http://b/)\n\nAPI:\n\n- [C](http://c/)\n';
    expect(formatComponentDescription(text, routes)).toBe('First.');
  });
});

describe('parseSeeLink', () => {
  it('takes the address as text when there is none', () => {
    expect(
      parseSeeLink('See {@link https://mui.com/x/react-charts/axis/}'),
    ).toEqual({ href: '/x/react-charts/axis/', text: '/x/react-charts/axis/' });
  });

  it('finds nothing in plain text', () => {
    expect(parseSeeLink('See above.')).toBeUndefined();
  });
});
