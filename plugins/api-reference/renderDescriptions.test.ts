import { renderDescriptions } from './renderDescriptions';

describe('renderDescriptions', () => {
  it('parses descriptions and deprecation notes at any depth, and nothing else', () => {
    const page = {
      name: 'Grid `x`',
      description: 'A `grid`.',
      props: [
        {
          type: '`a`',
          plan: null,
          deprecated: true,
          deprecationNote: 'Use `b`.',
          signature: { params: [{ description: 'plain' }] },
        },
      ],
    };
    expect(renderDescriptions(page)).toStrictEqual({
      name: 'Grid `x`',
      description: [{ p: ['A ', { code: 'grid' }, '.'] }],
      props: [
        {
          type: '`a`',
          plan: null,
          deprecated: true,
          deprecationNote: [{ p: ['Use ', { code: 'b' }, '.'] }],
          signature: { params: [{ description: 'plain' }] },
        },
      ],
    });
  });
});
