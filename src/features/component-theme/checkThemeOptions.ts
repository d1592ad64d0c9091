import type { PaletteGroup } from '../theme';

/** Shade of each palette group that stands in for a missing `main`; Material UI's own rule. */
const MAIN_SHADES: Readonly<Record<PaletteGroup, string>> = {
  primary: '500',
  secondary: 'A400',
  error: '500',
  warning: '500',
  info: '500',
  success: '500',
};

/** `#rgb`, `#rrggbb`, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `color()` */
const COLOR_FORMAT =
  /^(#([0-9a-f]{3}|[0-9a-f]{6})|(rgb|rgba|hsl|hsla|color)\(.+\))$/i;

function checkColor(group: string, shade: string, color: unknown): void {
  const path = `palette.${group}`;
  if (typeof color !== 'object' || color === null) {
    throw new Error(
      `${path} must be an object with a "main" or "${shade}" colour, not ${JSON.stringify(color)}.`,
    );
  }
  const shades = color as Readonly<Record<string, unknown>>;
  const main = shades['main'] ?? shades[shade];
  if (main === undefined || main === null) {
    throw new Error(
      `${path}.main is missing: give it, or the shade "${shade}".`,
    );
  }
  if (typeof main !== 'string') {
    throw new Error(
      `${path}.main must be a string, not ${JSON.stringify(main)}.`,
    );
  }
  if (!COLOR_FORMAT.test(main)) {
    throw new Error(
      `${path}.main has the unsupported colour format "${main}". Use #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().`,
    );
  }
}

/** Theme options as far as they are checked; everything else is the library's to read. */
export interface CheckedThemeOptions {
  readonly vars?: unknown;
  readonly cssVariables?: unknown;
  readonly palette?: Readonly<Record<string, unknown>>;
}

/**
 * The rules of theme creation, in development and production alike.
 * @throws {Error} For the CSS variables mode, or a palette colour without a usable `main`.
 */
export function checkThemeOptions(options: CheckedThemeOptions): void {
  for (const field of ['vars', 'cssVariables'] as const) {
    if (options[field]) {
      throw new Error(
        `The theme option "${field}" is not supported here: colours follow the page's colour mode.`,
      );
    }
  }
  for (const [group, shade] of Object.entries(MAIN_SHADES)) {
    const color = options.palette?.[group];
    if (color !== undefined) {
      checkColor(group, shade, color);
    }
  }
}
