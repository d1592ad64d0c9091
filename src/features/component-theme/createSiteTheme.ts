import { enUS, ptBR, zhCN } from '@mui/material/locale';
import {
  createTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import tokens from '@site/src/css/tokens.json';
import type { ThemeState } from '../theme';
import { DENSE_COMPONENTS } from '../dense-components';
import { checkThemeOptions } from './checkThemeOptions';

/** Texts of the library's components, by the site's language. */
const LOCALES = { en: enUS, zh: zhCN, pt: ptBR } as const;

/** Charts animate before they read the reader's wish for less motion; the default props come first. */
const STILL_COMPONENTS: ThemeOptions['components'] = Object.fromEntries(
  ['MuiBarChart', 'MuiLineChart', 'MuiPieChart'].map((name) => [
    name,
    { defaultProps: { skipAnimation: true } },
  ]),
);

export interface SiteThemeSettings extends ThemeState {
  readonly language: string;
  readonly prefersReducedMotion: boolean;
  /** `docs` for the site's own widgets, `demo` for examples of the library. */
  readonly surface: 'docs' | 'demo';
  /** Texts of the components instead of those of the language. */
  readonly localeTexts?: readonly ThemeOptions[] | undefined;
  /** Where menus and dialogs go instead of the body. */
  readonly portalContainer?: HTMLElement | undefined;
}

/** Every component that renders elsewhere is built on one of these. */
function portalTo(portalContainer: HTMLElement): ThemeOptions['components'] {
  const defaultProps = { container: () => portalContainer };
  return {
    MuiModal: { defaultProps },
    MuiPopover: { defaultProps },
    MuiPopper: { defaultProps },
  };
}

function getLanguageTexts(language: string): ThemeOptions {
  return language in LOCALES
    ? LOCALES[language as keyof typeof LOCALES]
    : LOCALES.en;
}

function createPalette({
  paletteMode,
  paletteColors,
}: ThemeState): ThemeOptions['palette'] {
  const color = tokens.color[paletteMode];
  return {
    mode: paletteMode,
    contrastThreshold: 3,
    tonalOffset: 0.2,
    primary: {
      main: color.primary,
      dark: color.primaryHover,
      contrastText: color.onPrimary,
    },
    background: { default: color.background, paper: color.surfaceRaised },
    text: { primary: color.text, secondary: color.textMuted },
    info: { main: color.info },
    success: { main: color.success },
    warning: { main: color.warning },
    error: { main: color.error },
    ...paletteColors,
  };
}

/**
 * The Material UI theme of the page: the tokens of the shell, and what the
 * reader chose.
 * @throws {Error} For a colour that the library can't work with.
 */
export function createSiteTheme(settings: SiteThemeSettings): Theme {
  const { direction, dense, spacing, prefersReducedMotion, surface } = settings;
  const { localeTexts = [getLanguageTexts(settings.language)] } = settings;
  const { portalContainer } = settings;
  const options: ThemeOptions = {
    direction,
    spacing,
    breakpoints: { values: tokens.breakpoint },
    palette: createPalette(settings),
    shape: {
      borderRadius:
        surface === 'docs' ? tokens.radius.card : tokens.radius.component,
    },
    typography: {
      fontFamily: tokens.font.sans,
      fontSize: tokens.font.componentSize,
      htmlFontSize: tokens.font.htmlSize,
    },
    components: {
      ...(dense && DENSE_COMPONENTS),
      ...(prefersReducedMotion && STILL_COMPONENTS),
      ...(portalContainer && portalTo(portalContainer)),
    },
  };
  checkThemeOptions(options as Parameters<typeof checkThemeOptions>[0]);
  return createTheme(options, ...localeTexts);
}
