/** Shape of `src/css/tokens.json`: the one source of colours, radii, spacing and type. */
export interface DesignTokens {
  readonly color: Readonly<Record<ColorMode, Readonly<Record<string, string>>>>;
  /** Colour of the browser's own frame. */
  readonly themeColor: Readonly<Record<ColorMode, string>>;
  /** Pixels. */
  readonly radius: Readonly<Record<string, number>>;
  /** Pixels: one step of the grid. */
  readonly spacing: number;
  readonly font: {
    readonly sans: string;
    readonly mono: string;
    /** Pixels. */
    readonly htmlSize: number;
    readonly componentSize: number;
  };
  /** Least width in pixels. */
  readonly breakpoint: Readonly<Record<string, number>>;
}

export type ColorMode = 'light' | 'dark';
