import { compressToEncodedURIComponent } from 'lz-string';
import { parseDemoHash } from '../code-variant';
import { LONGEST_LINK, readSharedCode, toSharedLink } from './sharedCode';

const PAGE = 'https://mui.com/x/react-charts/bars/?demo.Bars=rtl,dark';

/** Code that does not repeat itself, so that it stays long. */
function createLongCode(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
}

describe('toSharedLink', () => {
  it.each([
    ['TS', 'export default () => <b>Hi</b>;\n'],
    ['JS', 'const text = "中文 + emoji 🎉";'],
  ] as const)(
    'writes %s that readSharedCode reads from the hash, with the environment in the query',
    (variant, code) => {
      const link = new URL(
        toSharedLink(`${PAGE}#Old`, { name: 'Bars' }, variant, code) ?? '',
      );
      const hash = parseDemoHash(link.hash);
      expect(link.search).toBe('?demo.Bars=rtl,dark');
      expect(hash).toMatchObject({ demoName: 'Bars', variant });
      expect(readSharedCode(hash?.shared ?? '')).toBe(code);
    },
  );

  it('makes no link that is longer than the cap', () => {
    expect(
      toSharedLink(PAGE, { name: 'Bars' }, 'TS', createLongCode(9000)),
    ).toBeUndefined();
    const link = toSharedLink(
      PAGE,
      { name: 'Bars' },
      'TS',
      createLongCode(5000),
    );
    expect(link?.length).toBeLessThanOrEqual(LONGEST_LINK);
  });
});

describe('readSharedCode', () => {
  const good = compressToEncodedURIComponent('export default 1;');
  it.each([
    ['nothing', ''],
    ['a code that was cut off', good.slice(0, -4)],
    ['a code with something behind it', `${good}abcd`],
    ['signs that no compressed code has', '%E0%A4%A'],
    ['a word', 'hello'],
    ['more than a link may have', 'A'.repeat(LONGEST_LINK + 1)],
    [
      'a small code that becomes a huge one',
      compressToEncodedURIComponent('a'.repeat(200_000)),
    ],
  ])('finds no code in %s', (_what, compressed) => {
    expect(readSharedCode(compressed)).toBeUndefined();
  });
});
