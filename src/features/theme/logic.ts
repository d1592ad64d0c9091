/** State of the reader's theme: pure, without React and without the DOM. */

export type PaletteMode = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

/** The palette groups that the library derives shades from. */
export const PALETTE_GROUPS = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Colours that replace the site's own, as Material UI palette groups. */
export type PaletteColors = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

export interface ThemeState {
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteColors: PaletteColors;
  /** Pixels of one step; never below 0. */
  readonly spacing: number;
  readonly paletteMode: PaletteMode;
}

/** Fields that `CHANGE` takes; an absent or falsy one keeps the old value. */
export type ThemeChange = Partial<
  Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>
>;

export type ThemeAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | { readonly type: 'CHANGE'; readonly payload: ThemeChange };

/** Defaults of the specification §3. */
export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};

function clampSpacing(spacing: number): number {
  return Math.max(0, spacing);
}

/** Replaces fields; the same object when nothing changes, so that nothing renders again. */
function withFields(
  state: ThemeState,
  fields: Partial<ThemeState>,
): ThemeState {
  const keys = Object.keys(fields) as (keyof ThemeState)[];
  return keys.every((key) => state[key] === fields[key])
    ? state
    : { ...state, ...fields };
}

function change(state: ThemeState, payload: ThemeChange): ThemeState {
  return withFields(state, {
    paletteMode: payload.paletteMode || state.paletteMode,
    direction: payload.direction || state.direction,
    paletteColors: payload.paletteColors || state.paletteColors,
  });
}

/** @throws {Error} For an action of another type. */
export function themeReducer(
  state: ThemeState,
  action: ThemeAction,
): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return withFields(state, { spacing: clampSpacing(action.payload) });
    case 'INCREASE_SPACING':
      return withFields(state, { spacing: state.spacing + 1 });
    case 'DECREASE_SPACING':
      return withFields(state, { spacing: clampSpacing(state.spacing - 1) });
    case 'SET_DENSE':
      return withFields(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return withFields(state, {
        dense: INITIAL_THEME_STATE.dense,
        spacing: INITIAL_THEME_STATE.spacing,
      });
    case 'RESET_COLORS':
      return withFields(state, {
        paletteColors: INITIAL_THEME_STATE.paletteColors,
      });
    case 'CHANGE':
      return change(state, action.payload);
    default: {
      const { type } = action as { type?: unknown };
      throw new Error(`Unrecognised theme action: ${String(type)}`);
    }
  }
}

/** What a later visit finds again. The colour mode is Docusaurus's to keep. */
export type StoredTheme = Pick<ThemeState, 'dense' | 'direction' | 'spacing'>;

export function toStoredTheme(state: ThemeState): string {
  const { dense, direction, spacing } = state;
  return JSON.stringify({ dense, direction, spacing } satisfies StoredTheme);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Stored choices; a field that is missing or malformed has its default. */
export function parseStoredTheme(text: string | null): StoredTheme {
  const stored = parseJson(text);
  const { dense, direction, spacing } = isRecord(stored) ? stored : {};
  return {
    dense: dense === true,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    spacing:
      typeof spacing === 'number' && Number.isFinite(spacing) && spacing >= 0
        ? spacing
        : INITIAL_THEME_STATE.spacing,
  };
}

/** The state with stored choices; the same object when it has them already. */
export function restoreTheme(
  state: ThemeState,
  text: string | null,
): ThemeState {
  return withFields(state, parseStoredTheme(text));
}

const HEX_COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Colours of the `paletteColors` cookie; unknown groups and colours of the wrong form are left out. */
export function parsePaletteColors(text: string | undefined): PaletteColors {
  const stored = parseJson(text);
  if (!isRecord(stored)) {
    return INITIAL_THEME_STATE.paletteColors;
  }
  const groups = PALETTE_GROUPS.flatMap((name) => {
    const group = stored[name];
    const main = isRecord(group) ? group['main'] : undefined;
    return typeof main === 'string' && HEX_COLOR.test(main)
      ? [[name, { main }] as const]
      : [];
  });
  return groups.length === 0
    ? INITIAL_THEME_STATE.paletteColors
    : Object.fromEntries(groups);
}
