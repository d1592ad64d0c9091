import { parseFeed } from './parseFeed';

const RECORD = {
  statlink: 'https://ads.example/click?id=1',
  image: 'https://ads.example/picture.png',
  company: 'Sample',
  description: 'Something to read.',
};

function parseRecords(...ads: unknown[]) {
  return parseFeed(JSON.stringify({ ads }));
}

describe('parseFeed', () => {
  it('takes the first record with a link', () => {
    expect(
      parseRecords({ company: 'Nothing sold' }, RECORD, {
        ...RECORD,
        company: 'Second',
      }),
    ).toEqual({
      status: 'ad',
      ad: {
        link: 'https://ads.example/click?id=1',
        image: 'https://ads.example/picture.png',
        company: 'Sample',
        description: 'Something to read.',
        pixels: [],
      },
    });
  });

  it.each([
    ['no record', []],
    ['records without a link', [{ company: 'Sample' }, {}]],
    ['a link that runs code', [{ ...RECORD, statlink: 'javascript:alert(1)' }]],
    [
      'a link that hides its scheme',
      [{ ...RECORD, statlink: ' \tjava\nscript:alert(1)' }],
    ],
    [
      'a link without encryption',
      [{ ...RECORD, statlink: 'http://a.example' }],
    ],
    ['a link into the site', [{ ...RECORD, statlink: '/x/introduction/' }]],
    ['a link that is no address', [{ ...RECORD, statlink: 'https://' }]],
    [
      'a link that is no text',
      [{ ...RECORD, statlink: { href: 'https://a' } }],
    ],
    ['no words', [{ statlink: RECORD.statlink }]],
    ['records that are none', [null, 1, 'https://ads.example', [RECORD]]],
  ])('has nothing to show where the list holds %s', (_what, ads) => {
    expect(parseRecords(...ads)).toEqual({ status: 'empty' });
  });

  it.each([
    ['', 'an empty body'],
    ['<!doctype html>', 'a page'],
    ['{"ads":[', 'half of an answer'],
    ['null', 'null'],
    ['[]', 'a bare list'],
    ['{"ads":{}}', 'no list of ads'],
    ['{}', 'no ads at all'],
  ])('calls %j malformed: it is %s', (text) => {
    expect(parseFeed(text)).toEqual({ status: 'malformed' });
  });

  it('keeps markup as the text that it is, on one line, and cuts it', () => {
    const answer = parseRecords({
      ...RECORD,
      company: '<img src=x onerror=alert(1)>',
      description: `a\n\tb ${'c'.repeat(500)}`,
    });
    expect(answer).toMatchObject({
      ad: {
        company: '<img src=x onerror=alert(1)>',
        description: `a b ${'c'.repeat(236)}`,
      },
    });
  });

  it('completes addresses without a scheme, and drops pictures that are not safe', () => {
    expect(
      parseRecords({ ...RECORD, statlink: '//ads.example/click' }),
    ).toMatchObject({ ad: { link: 'https://ads.example/click' } });
    for (const image of ['javascript:0', 'http://a.example/b.png', '/\\a', 7]) {
      expect(parseRecords({ ...RECORD, image })).toMatchObject({
        ad: { image: undefined },
      });
    }
    expect(parseRecords({ ...RECORD, image: '/img/a.svg' })).toMatchObject({
      ad: { image: '/img/a.svg' },
    });
  });

  it.each([
    [
      { pixel: 'https://a.example/p?t=[timestamp]', timestamp: '17' },
      ['https://a.example/p?t=17'],
    ],
    [
      {
        pixel: 'https://a.example/p?t=[timestamp]&u=[timestamp]',
        timestamp: 17,
      },
      ['https://a.example/p?t=17&u=[timestamp]'],
    ],
    [
      {
        statimp: '//a.example/seen',
        pixel: 'https://b.example/1||javascript:alert(1)||http://c.example/2',
      },
      ['https://a.example/seen', 'https://b.example/1'],
    ],
    [
      { pixel: 'https://a.example/p?t=[timestamp]', timestamp: '$&"x' },
      ['https://a.example/p?t=%24%26%22x'],
    ],
    [{ pixel: 7, statimp: null }, []],
  ])('finds in %j the pixels %j', (fields, pixels) => {
    expect(parseRecords({ ...RECORD, ...fields })).toMatchObject({
      ad: { pixels },
    });
  });
});
