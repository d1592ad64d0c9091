import {
  checkThemeOptions,
  type CheckedThemeOptions,
} from './checkThemeOptions';

describe('checkThemeOptions', () => {
  it.each<CheckedThemeOptions>([
    {},
    { vars: false, cssVariables: false },
    { palette: {} },
    { palette: { primary: { main: '#0af' } } },
    { palette: { error: { main: '#00AAFF' } } },
    { palette: { warning: { main: 'rgb(0, 170, 255)' } } },
    { palette: { info: { main: 'rgba(0, 170, 255, 0.5)' } } },
    { palette: { success: { main: 'hsl(200, 100%, 50%)' } } },
    { palette: { primary: { main: 'hsla(200, 100%, 50%, 0.5)' } } },
    { palette: { primary: { main: 'color(display-p3 0 0.6 1)' } } },
    { palette: { primary: { 500: '#0af' } } },
    { palette: { secondary: { A400: '#0af' } } },
    { palette: { brandColours: {} } },
  ])('accepts %j', (options) => {
    expect(() => checkThemeOptions(options)).not.toThrow();
  });

  it.each<[CheckedThemeOptions, string]>([
    [
      { vars: true },
      `The theme option "vars" is not supported here: colours follow the page's colour mode.`,
    ],
    [
      { vars: {} },
      `The theme option "vars" is not supported here: colours follow the page's colour mode.`,
    ],
    [
      { cssVariables: true },
      `The theme option "cssVariables" is not supported here: colours follow the page's colour mode.`,
    ],
    [
      { palette: { primary: {} } },
      'palette.primary.main is missing: give it, or the shade "500".',
    ],
    [
      { palette: { secondary: { 500: '#0af' } } },
      'palette.secondary.main is missing: give it, or the shade "A400".',
    ],
    [
      { palette: { error: { A400: '#0af' } } },
      'palette.error.main is missing: give it, or the shade "500".',
    ],
    [
      { palette: { primary: '#123456' } },
      'palette.primary must be an object with a "main" or "500" colour, not "#123456".',
    ],
    [
      { palette: { primary: null } },
      'palette.primary must be an object with a "main" or "500" colour, not null.',
    ],
    [
      { palette: { warning: { main: 5 } } },
      'palette.warning.main must be a string, not 5.',
    ],
    [
      { palette: { info: { main: { 500: '#0af' } } } },
      'palette.info.main must be a string, not {"500":"#0af"}.',
    ],
    [
      { palette: { success: { main: '' } } },
      'palette.success.main has the unsupported colour format "". Use #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().',
    ],
    [
      { palette: { primary: { main: 'notacolor' } } },
      'palette.primary.main has the unsupported colour format "notacolor". Use #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().',
    ],
    [
      { palette: { primary: { main: '#0af0' } } },
      'palette.primary.main has the unsupported colour format "#0af0". Use #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().',
    ],
  ])('throws for %j and names the field', (options, message) => {
    expect(() => checkThemeOptions(options)).toThrow(new Error(message));
  });
});
