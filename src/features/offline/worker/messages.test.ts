import { parseMessage } from './messages';

describe('parseMessage', () => {
  it.each([
    [{ type: 'skip-waiting' }, { type: 'skip-waiting' }],
    [{ type: 'ask-build', more: 1 }, { type: 'ask-build' }],
    [
      { type: 'visited', page: '/x/a/', files: ['/a.js', '//evil.example', 1] },
      { type: 'visited', page: '/x/a/', files: ['/a.js'] },
    ],
  ])('reads %j', (data, message) => {
    expect(parseMessage(data)).toEqual(message);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'skip-waiting'],
    ['an extension', { type: 'SKIP_WAITING' }],
    ['no type', {}],
    [
      'a page of another host',
      { type: 'visited', page: '//evil.example/', files: [] },
    ],
    ['no page', { type: 'visited', files: [] }],
    ['no files', { type: 'visited', page: '/x/a/' }],
  ])('ignores %s', (_what, data) => {
    expect(parseMessage(data)).toBeUndefined();
  });
});
