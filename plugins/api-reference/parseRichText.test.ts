import { parseRichText } from './parseRichText';

describe('parseRichText', () => {
  it.each([
    ['', ''],
    ['The label of the grid.', 'The label of the grid.'],
    ['First line\nsecond line', 'First line second line'],
    ['Copies <style> tags.', 'Copies <style> tags.'],
    ['<svg> is not markup', '<svg> is not markup'],
    ['snake_case_names stay', 'snake_case_names stay'],
  ])('keeps %j a plain string', (markdown, text) => {
    expect(parseRichText(markdown)).toBe(text);
  });

  it.each([
    ['If `true`, on.', [{ p: ['If ', { code: 'true' }, ', on.'] }]],
    [
      'See [GridColDef](/x/api/data-grid/grid-col-def/)[].',
      [
        {
          p: [
            'See ',
            { href: '/x/api/data-grid/grid-col-def/', text: ['GridColDef'] },
            '[].',
          ],
        },
      ],
    ],
    ['On **desktop**.', [{ p: ['On ', { strong: ['desktop'] }, '.'] }]],
    ['One.\n\nTwo.', [{ p: ['One.'] }, { p: ['Two.'] }]],
    [
      'Either:\n- `a`\n- b',
      [{ p: ['Either:'] }, { ul: [[{ code: 'a' }], ['b']] }],
    ],
    ['Loose:\n\n- a\n\n- b', [{ p: ['Loose:'] }, { ul: [['a'], ['b']] }]],
    ['Use\n```jsx\n<A />\n```', [{ p: ['Use'] }, { pre: '<A />' }]],
  ])('reads %j', (markdown, blocks) => {
    expect(parseRichText(markdown)).toStrictEqual(blocks);
  });

  it('ends a list at a line of flush text, as authors of JSDoc mean it', () => {
    expect(parseRichText('Formats:\n1. a\n2. b\nIf not, c.')).toStrictEqual([
      { p: ['Formats:'] },
      { ol: [['a'], ['b']] },
      { p: ['If not, c.'] },
    ]);
  });

  it('keeps an indented line in its item', () => {
    expect(parseRichText('- a\n  more\n- b')).toStrictEqual([
      { ul: [['a more'], ['b']] },
    ]);
  });
});
