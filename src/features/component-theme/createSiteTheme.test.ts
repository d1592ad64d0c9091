import { INITIAL_THEME_STATE } from '../theme/logic';
import { createSiteTheme, type SiteThemeSettings } from './createSiteTheme';

const SETTINGS: SiteThemeSettings = {
  ...INITIAL_THEME_STATE,
  language: 'en',
  prefersReducedMotion: false,
  surface: 'docs',
};

const DENSE_DEFAULT_PROPS = {
  MuiButton: { size: 'small' },
  MuiFab: { size: 'small' },
  MuiFilledInput: { margin: 'dense' },
  MuiFormControl: { margin: 'dense' },
  MuiFormHelperText: { margin: 'dense' },
  MuiIconButton: { size: 'small' },
  MuiInputBase: { margin: 'dense' },
  MuiInputLabel: { margin: 'dense' },
  MuiListItem: { dense: true },
  MuiOutlinedInput: { margin: 'dense' },
  MuiTable: { size: 'small' },
  MuiTextField: { margin: 'dense' },
  MuiToolbar: { variant: 'dense' },
};

/** Default props that a theme gives to components, apart from their texts. */
function getDefaultProps(
  theme: ReturnType<typeof createSiteTheme>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(theme.components ?? {}).flatMap(([name, component]) =>
      name in DENSE_DEFAULT_PROPS
        ? [[name, (component as { defaultProps?: unknown }).defaultProps]]
        : [],
    ),
  );
}

describe('createSiteTheme', () => {
  it('has the constants that readers of the library know', () => {
    const { breakpoints, transitions, typography, zIndex, palette, spacing } =
      createSiteTheme(SETTINGS);
    expect(breakpoints.values).toStrictEqual({
      xs: 0,
      sm: 600,
      md: 900,
      lg: 1200,
      xl: 1536,
    });
    expect(transitions.duration).toStrictEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
    expect(zIndex).toStrictEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
    expect(typography).toMatchObject({ fontSize: 14, htmlFontSize: 16 });
    expect(palette).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
    expect(spacing(1)).toBe('8px');
  });

  it.each([
    ['docs', 12],
    ['demo', 4],
  ] as const)('rounds the corners of %s by %i px', (surface, radius) => {
    expect(createSiteTheme({ ...SETTINGS, surface }).shape.borderRadius).toBe(
      radius,
    );
  });

  it('follows mode, direction and spacing of the reader', () => {
    const theme = createSiteTheme({
      ...SETTINGS,
      paletteMode: 'dark',
      direction: 'rtl',
      spacing: 5,
    });
    expect(theme.palette.mode).toBe('dark');
    expect(theme.palette.background.default).not.toBe(
      createSiteTheme(SETTINGS).palette.background.default,
    );
    expect(theme.direction).toBe('rtl');
    expect(theme.spacing(2)).toBe('10px');
  });

  it('takes the colours of the reader and derives their shades', () => {
    const { palette } = createSiteTheme({
      ...SETTINGS,
      paletteColors: { primary: { main: '#ffeb3b' } },
    });
    expect(palette.primary.main).toBe('#ffeb3b');
    // Dark text on yellow: the contrast text is no longer the one of the site's blue.
    expect(palette.primary.contrastText).toBe('rgba(0, 0, 0, 0.87)');
  });

  it('throws for colours that the library cannot work with, naming them', () => {
    expect(() =>
      createSiteTheme({ ...SETTINGS, paletteColors: { primary: {} } }),
    ).toThrow(
      new Error(
        'palette.primary.main is missing: give it, or the shade "500".',
      ),
    );
  });

  it('makes 13 components denser when asked', () => {
    expect(
      getDefaultProps(createSiteTheme({ ...SETTINGS, dense: true })),
    ).toStrictEqual(DENSE_DEFAULT_PROPS);
  });

  it('leaves the components as they are otherwise', () => {
    expect(getDefaultProps(createSiteTheme(SETTINGS))).toStrictEqual({});
  });

  it('stills the charts where the reader prefers less motion, dense or not', () => {
    const { components } = createSiteTheme({
      ...SETTINGS,
      dense: true,
      prefersReducedMotion: true,
    });
    expect(components).toMatchObject({
      MuiBarChart: { defaultProps: { skipAnimation: true } },
      MuiButton: { defaultProps: { size: 'small' } },
    });
  });

  it.each([
    // English is built into the components: its locale says nothing.
    ['en', undefined],
    ['zh', '下一页'],
    ['pt', 'Ir para a próxima página'],
    ['fr', undefined],
  ])('speaks %s in the texts of the components', (language, text) => {
    const { components } = createSiteTheme({ ...SETTINGS, language });
    const getText =
      components?.MuiTablePagination?.defaultProps?.getItemAriaLabel;
    expect(getText?.('next')).toBe(text);
  });
});
