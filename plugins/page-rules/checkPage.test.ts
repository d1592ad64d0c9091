import { formatProblem } from '../lib/problem';
import { checkPage } from './checkPage';
import { checkTranslation } from './checkTranslation';
import { parsePage } from './parsePage';

const FILE = 'docs/x/react-charts/bars/index.mdx';

function toText(...lines: string[]): string {
  return lines.join('\n');
}

const GOOD = toText(
  '---',
  'title: Bars',
  'description: Compare values with bars.',
  '---',
  '',
  '<Demo src="./demos/Bars.tsx" />',
  '',
  '## Stack series {/* #stack */}',
  '',
  '### In percent {/* #percent */}',
);

function check(text: string): string[] {
  return checkPage(parsePage(FILE, text)).map(formatProblem);
}

describe('checkPage', () => {
  it('is quiet about a page that keeps to the rules', () => {
    expect(check(GOOD)).toEqual([]);
  });

  it.each([
    [
      'a title that is missing',
      GOOD.replace('title: Bars\n', ''),
      ':1 — The front matter has no title. Add "title:", at most 70 characters.',
    ],
    [
      'a description that is too long',
      GOOD.replace('Compare values with bars.', 'a'.repeat(161)),
      ':1 — The description has 161 characters; at most 160 are shown. Shorten it.',
    ],
    [
      'a key with a slip',
      GOOD.replace('title: Bars', 'title: Bars\ncomponent: [BarChart]'),
      ':1 — The front matter has the unknown key "component". Did you mean "components"?',
    ],
    [
      'a noAd that says nothing',
      GOOD.replace('title: Bars', 'title: Bars\nnoAd: false'),
      ':1 — "noAd" is false. Write "noAd: true", or leave it out for a page with an ad.',
    ],
    [
      'a second h1',
      GOOD.replace('## Stack', '# Stack'),
      ':8 — A page has one h1, and the front matter\'s "title" is it. Begin with "##".',
    ],
    [
      'a heading without an id',
      GOOD.replace(' {/* #stack */}', ''),
      ':8 — This heading has no id of its own. Write {/* #short-id */} at its end; anchors then survive another wording.',
    ],
    [
      'an id that is used twice',
      GOOD.replace('#percent', '#stack'),
      ':10 — The id "stack" is used in line 8 already. Give this heading another id.',
    ],
    [
      'an h3 before the first h2',
      GOOD.replace('## Stack', '### Stack'),
      ':8 — An h3 comes before the first h2. Begin with "##".',
    ],
  ])('names %s', (_situation, text, expected) => {
    expect(check(text)).toContain(`${FILE}${expected}`);
  });
});

describe('checkTranslation', () => {
  const zhFile = `i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx`;
  const english = parsePage(FILE, GOOD);

  it('is quiet about the same sections and demos', () => {
    expect(checkTranslation(english, parsePage(zhFile, GOOD))).toEqual([]);
  });

  it('names a translation that shows an ad where the English page has none', () => {
    const withoutAd = GOOD.replace('title: Bars', 'title: Bars\nnoAd: true');
    expect(
      checkTranslation(parsePage(FILE, withoutAd), parsePage(zhFile, GOOD)).map(
        formatProblem,
      ),
    ).toEqual([
      `${zhFile} — The noAd entries differ from the English page: number 1 is nothing instead of "noAd: true". Keep them, and their order, as in the English page.`,
    ]);
  });

  it('names the first section and demo that differ', () => {
    const translated = GOOD.replace('#percent', '#share').replace(
      '<Demo src="./demos/Bars.tsx" />\n',
      '',
    );
    expect(
      checkTranslation(english, parsePage(zhFile, translated)).map(
        formatProblem,
      ),
    ).toEqual([
      `${zhFile} — The heading ids differ from the English page: number 2 is "share" instead of "percent". Keep them, and their order, as in the English page.`,
      `${zhFile} — The demos differ from the English page: number 1 is nothing instead of "./demos/Bars.tsx". Keep them, and their order, as in the English page.`,
    ]);
  });
});
