import {
  deleteCookie,
  formatCookie,
  parseCookie,
  readCookie,
  writeCookie,
} from './cookies';

describe('parseCookie', () => {
  it.each([
    ['codeVariant=JS', 'JS'],
    ['a=1; codeVariant=JS; b=2', 'JS'],
    ['a=1;codeVariant=JS', 'JS'],
    ['codeVariant=', ''],
    ['codeVariant=%7B%22a%22%3A1%7D', '{"a":1}'],
    ['codeVariant=a=b', 'a=b'],
  ])('reads %j', (cookieText, value) => {
    expect(parseCookie(cookieText, 'codeVariant')).toBe(value);
  });

  it.each([
    ['is absent', 'a=1'],
    ['is the end of another name', 'mycodeVariant=JS'],
    ['is the start of another name', 'codeVariants=JS'],
    [
      'is set twice, since neither is to be trusted',
      'codeVariant=JS; codeVariant=TS',
    ],
    ['has no valid encoding', 'codeVariant=%E0%A4%A'],
    ['is in an empty text', ''],
  ])('finds nothing where the cookie %s', (_case, cookieText) => {
    expect(parseCookie(cookieText, 'codeVariant')).toBeUndefined();
  });
});

describe('formatCookie', () => {
  it.each([
    [false, 'choice=a%3Bb; path=/; max-age=60; SameSite=Lax'],
    [true, 'choice=a%3Bb; path=/; max-age=60; SameSite=Lax; Secure'],
  ])('encodes the value, and is secure (%s) by the page', (secure, text) => {
    expect(formatCookie('choice', 'a;b', { maxAgeS: 60, secure })).toBe(text);
  });
});

describe('writeCookie', () => {
  afterEach(() => deleteCookie('choice'));

  it('keeps a choice for a year', () => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    writeCookie('choice', 'JS');
    expect(setCookie.mock.calls).toStrictEqual([
      ['choice=JS; path=/; max-age=31536000; SameSite=Lax'],
    ]);
  });

  it('writes what readCookie reads, until it is deleted', () => {
    writeCookie('choice', '{"main":"#0af; x"}');
    expect(readCookie('choice')).toBe('{"main":"#0af; x"}');
    deleteCookie('choice');
    expect(readCookie('choice')).toBeUndefined();
  });

  it('does nothing where cookies are blocked', () => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    expect(() => writeCookie('choice', 'JS')).not.toThrow();
    expect(readCookie('choice')).toBeUndefined();
  });
});
