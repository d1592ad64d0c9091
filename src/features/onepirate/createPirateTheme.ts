import { createTheme, type Theme } from '@mui/material/styles';

const BODY_FONT = "'Work Sans', var(--docs-font-sans)";
const HEADING_FONT = "'Roboto Condensed', var(--docs-font-sans)";

const PALETTES = {
  light: {
    primary: { main: '#10506e' },
    secondary: { main: '#b3344a' },
    background: { default: '#fbf7f1', paper: '#fff' },
    text: { primary: '#10222f', secondary: '#465a68' },
  },
  dark: {
    primary: { main: '#8fd0ec' },
    secondary: { main: '#ff9aa8' },
    background: { default: '#0b1a24', paper: '#122736' },
    text: { primary: '#edf4f8', secondary: '#b4c7d3' },
  },
} as const;

/** The sample's own look, in the mode and direction of the page around it. */
export function createPirateTheme({ palette, direction }: Theme): Theme {
  const heading = { fontFamily: HEADING_FONT, fontWeight: 700 };
  return createTheme({
    direction,
    palette: { mode: palette.mode, ...PALETTES[palette.mode] },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: BODY_FONT,
      fontWeightLight: 300,
      h2: { ...heading, fontSize: '2rem', textTransform: 'uppercase' },
      h3: { ...heading, fontSize: '1.25rem' },
      body1: { fontSize: '1rem', lineHeight: 1.65 },
      button: { fontSize: '1rem', fontWeight: 400, textTransform: 'none' },
    },
  });
}
