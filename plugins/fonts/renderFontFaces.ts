/** Measures of a font of the system, so that it takes the room of Inter. In percent. */
interface FallbackFont {
  readonly family: string;
  /** Names that browsers know it by. */
  readonly locals: readonly string[];
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Inter's ascent (0.96875 em), descent (0.2412 em) and average width, divided
 * by those of the font; widths from the fonts' own tables.
 */
const FALLBACKS: readonly FallbackFont[] = [
  {
    family: 'Inter Fallback',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    sizeAdjust: 107.12,
    ascent: 90.44,
    descent: 22.52,
  },
  {
    family: 'Inter Fallback Android',
    locals: ['Roboto', 'Roboto Regular'],
    sizeAdjust: 106.42,
    ascent: 91.03,
    descent: 22.67,
  },
];

/** Latin letters and the signs that go with them: Chinese uses the fonts of the system. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD';

function renderFallback(font: FallbackFont): string {
  const locals = font.locals.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${font.family}';
  src: ${locals};
  size-adjust: ${font.sizeAdjust}%;
  ascent-override: ${font.ascent}%;
  descent-override: ${font.descent}%;
  line-gap-override: 0%;
  unicode-range: ${LATIN};
}
`;
}

/** The site's font, and fonts of the system stretched to its measures: nothing moves when it arrives. */
export function renderFontFaces(href: string): string {
  const inter = `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url('${href}') format('woff2');
  unicode-range: ${LATIN};
}
`;
  return [inter, ...FALLBACKS.map(renderFallback)].join('\n');
}
