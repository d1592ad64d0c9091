import {
  INITIAL_THEME_STATE,
  parsePaletteColors,
  restoreTheme,
  themeReducer,
  toStoredTheme,
  type Direction,
  type PaletteMode,
  type ThemeAction,
  type ThemeState,
} from './logic';

/** The places that the theme is read from and written to. None of them may throw. */
export interface ThemeEnvironment {
  readStoredTheme(): string | null;
  writeStoredTheme(text: string): void;
  readPaletteColors(): string | undefined;
  deletePaletteColors(): void;
  readColorMode(): PaletteMode;
  setDocumentDirection(direction: Direction): void;
  /** Calls back when another tab stores a theme, with its text. */
  onStoredThemeChange(listener: (text: string | null) => void): void;
  /** Calls back when the shell's colour mode changes. */
  onColorModeChange(listener: (mode: PaletteMode) => void): void;
}

export interface ThemeStore {
  getState(): ThemeState;
  dispatch(action: ThemeAction): void;
  subscribe(listener: () => void): () => void;
}

/** One store for the page: shell and demos read the same state. */
export function createThemeStore(environment: ThemeEnvironment): ThemeStore {
  const listeners = new Set<() => void>();
  let state: ThemeState = {
    ...restoreTheme(INITIAL_THEME_STATE, environment.readStoredTheme()),
    paletteColors: parsePaletteColors(environment.readPaletteColors()),
    paletteMode: environment.readColorMode(),
  };

  function replaceState(next: ThemeState): void {
    if (next === state) {
      return;
    }
    state = next;
    environment.setDocumentDirection(state.direction);
    listeners.forEach((listener) => listener());
  }

  environment.onStoredThemeChange((text) =>
    replaceState(restoreTheme(state, text)),
  );
  environment.onColorModeChange((paletteMode) =>
    replaceState(
      themeReducer(state, { type: 'CHANGE', payload: { paletteMode } }),
    ),
  );

  return {
    getState: () => state,
    dispatch(action) {
      replaceState(themeReducer(state, action));
      environment.writeStoredTheme(toStoredTheme(state));
      if (action.type === 'RESET_COLORS') {
        environment.deletePaletteColors();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
