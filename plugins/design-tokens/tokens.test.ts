/** Contrast of the colours in src/css/tokens.json, by the formulas of WCAG 2.2. */
import tokens from '../../src/css/tokens.json';

type ColorName = keyof typeof tokens.color.light;

const TEXT_RATIO = 4.5; // Success criterion 1.4.3
const OUTLINE_RATIO = 3; // Success criterion 1.4.11

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(color: string): number {
  const channels = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  if (!channels) {
    throw new Error(`"${color}" is no colour of the form #rrggbb.`);
  }
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function getContrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(a), getLuminance(b)].sort(
    (x, y) => y - x,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS: readonly ColorName[] = [
  'background',
  'surface',
  'surfaceRaised',
];
const CODE_GROUND: ColorName = 'codeBackground';

const NAMES = Object.keys(tokens.color.light) as ColorName[];
/** `codeKeyword`, … and what code.css borrows for the lines of a diff. */
const CODE_TEXTS: readonly ColorName[] = [
  ...NAMES.filter((name) => name.startsWith('code') && name !== CODE_GROUND),
  'success',
  'error',
  'warning',
];
const SOFT_TEXTS = [
  ['primary', 'primarySoft'],
  ['pro', 'proSoft'],
  ['premium', 'premiumSoft'],
  ['info', 'infoSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['error', 'errorSoft'],
] as const;
const SOFT_GROUNDS = SOFT_TEXTS.map(([, ground]) => ground);

function pair(
  texts: readonly ColorName[],
  grounds: readonly ColorName[],
): (readonly [ColorName, ColorName])[] {
  return texts.flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  );
}

const TEXT_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ...pair(CODE_TEXTS, [CODE_GROUND]),
  ...pair(
    ['text', 'textMuted', 'primaryHover', ...SOFT_TEXTS.map(([text]) => text)],
    GROUNDS,
  ),
  ...pair(['text', 'textMuted'], SOFT_GROUNDS),
  ...SOFT_TEXTS,
  ...pair(['onPrimary'], ['primary', 'primaryHover']),
];

describe('getContrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#336699', '#336699', 1],
  ])('of %s on %s is %d', (text, ground, ratio) => {
    expect(getContrast(text, ground)).toBeCloseTo(ratio, 2);
  });
});

describe.each(['light', 'dark'] as const)('the %s colours', (mode) => {
  const colors = tokens.color[mode];

  it('have the same names as in the other mode', () => {
    expect(Object.keys(colors)).toEqual(NAMES);
  });

  it.each(TEXT_PAIRS)('can be read: %s on %s', (text, ground) => {
    expect(getContrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(
      TEXT_RATIO,
    );
  });

  it.each(pair(['focus'], [...GROUNDS, CODE_GROUND]))(
    'show where the focus is: %s on %s',
    (outline, ground) => {
      expect(
        getContrast(colors[outline], colors[ground]),
      ).toBeGreaterThanOrEqual(OUTLINE_RATIO);
    },
  );
});
