import type { PaletteMode, ThemeState } from './logic';
import { createThemeStore, type ThemeEnvironment } from './themeStore';

interface Browser {
  readonly environment: ThemeEnvironment;
  /** What is stored, as the outside world sees it. */
  readonly kept: {
    theme: string | null;
    colors: string | undefined;
    direction: string;
  };
  readonly storeInOtherTab: (text: string | null) => void;
  readonly switchColorMode: (mode: PaletteMode) => void;
}

function createBrowser(
  visit: { theme?: string; colors?: string; mode?: PaletteMode } = {},
): Browser {
  const kept: Browser['kept'] = {
    theme: visit.theme ?? null,
    colors: visit.colors,
    direction: '',
  };
  const storageListeners: ((text: string | null) => void)[] = [];
  const modeListeners: ((mode: PaletteMode) => void)[] = [];
  return {
    kept,
    environment: {
      readStoredTheme: () => kept.theme,
      writeStoredTheme(text) {
        if (kept.theme !== text) {
          kept.theme = text;
          // Docusaurus's storage tells the tab that writes as well.
          storageListeners.forEach((listener) => listener(text));
        }
      },
      readPaletteColors: () => kept.colors,
      deletePaletteColors() {
        kept.colors = undefined;
      },
      readColorMode: () => visit.mode ?? 'light',
      setDocumentDirection(direction) {
        kept.direction = direction;
      },
      onStoredThemeChange: (listener) => storageListeners.push(listener),
      onColorModeChange: (listener) => modeListeners.push(listener),
    },
    storeInOtherTab: (text) =>
      storageListeners.forEach((listener) => listener(text)),
    switchColorMode: (mode) =>
      modeListeners.forEach((listener) => listener(mode)),
  };
}

const RED = { primary: { main: '#b71c1c' } };

describe('createThemeStore', () => {
  it('starts with what an earlier visit stored', () => {
    const { environment } = createBrowser({
      theme: '{"dense":true,"direction":"rtl","spacing":6}',
      colors: JSON.stringify(RED),
      mode: 'dark',
    });
    expect(createThemeStore(environment).getState()).toStrictEqual({
      dense: true,
      direction: 'rtl',
      spacing: 6,
      paletteColors: RED,
      paletteMode: 'dark',
    });
  });

  it('starts with the defaults where storage holds rubbish', () => {
    const { environment } = createBrowser({ theme: '{', colors: '%' });
    expect(createThemeStore(environment).getState()).toStrictEqual({
      dense: false,
      direction: 'ltr',
      spacing: 8,
      paletteColors: {},
      paletteMode: 'light',
    });
  });

  it('keeps direction and density for the next visit, but not the mode', () => {
    const { environment, kept } = createBrowser();
    const store = createThemeStore(environment);
    store.dispatch({
      type: 'CHANGE',
      payload: { direction: 'rtl', paletteMode: 'dark' },
    });
    expect(JSON.parse(kept.theme ?? '')).toStrictEqual({
      dense: false,
      direction: 'rtl',
      spacing: 8,
    });
    expect(kept.direction).toBe('rtl');
  });

  it('tells its listeners once for a change, with the new state in place', () => {
    const { environment } = createBrowser();
    const store = createThemeStore(environment);
    const seen: ThemeState[] = [];
    store.subscribe(() => seen.push(store.getState()));
    store.dispatch({ type: 'INCREASE_SPACING' });
    expect(seen.map(({ spacing }) => spacing)).toStrictEqual([9]);
    expect(store.getState()).toBe(seen[0]);
  });

  it('tells nobody when nothing changes, or after unsubscribing', () => {
    const { environment } = createBrowser();
    const store = createThemeStore(environment);
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.dispatch({ type: 'CHANGE', payload: {} });
    unsubscribe();
    store.dispatch({ type: 'INCREASE_SPACING' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('follows what another tab stores', () => {
    const { environment, kept, storeInOtherTab } = createBrowser({
      mode: 'dark',
    });
    const store = createThemeStore(environment);
    storeInOtherTab('{"dense":true,"direction":"rtl","spacing":4}');
    expect(store.getState()).toMatchObject({
      dense: true,
      direction: 'rtl',
      spacing: 4,
      paletteMode: 'dark',
    });
    expect(kept.direction).toBe('rtl');
  });

  it('goes back to the defaults when another tab clears the storage', () => {
    const { environment, storeInOtherTab } = createBrowser({
      theme: '{"dense":true,"direction":"rtl","spacing":4}',
    });
    const store = createThemeStore(environment);
    storeInOtherTab(null);
    expect(store.getState()).toMatchObject({
      dense: false,
      direction: 'ltr',
      spacing: 8,
    });
  });

  it('follows the colour mode of the shell', () => {
    const { environment, switchColorMode } = createBrowser();
    const store = createThemeStore(environment);
    switchColorMode('dark');
    expect(store.getState().paletteMode).toBe('dark');
  });

  it('forgets the colour cookie with RESET_COLORS, or the colours would come back', () => {
    const { environment, kept } = createBrowser({
      colors: JSON.stringify(RED),
    });
    const store = createThemeStore(environment);
    store.dispatch({ type: 'RESET_DENSITY' });
    expect(kept.colors).toBe(JSON.stringify(RED));
    store.dispatch({ type: 'RESET_COLORS' });
    expect(kept.colors).toBeUndefined();
    expect(
      createThemeStore(environment).getState().paletteColors,
    ).toStrictEqual({});
  });

  it('lets the error of an unknown action through and keeps its state', () => {
    const { environment, kept } = createBrowser();
    const store = createThemeStore(environment);
    const before = store.getState();
    expect(() =>
      // What a caller without types may send.
      store.dispatch({ type: 'EXPLODE' } as never),
    ).toThrow(new Error('Unrecognised theme action: EXPLODE'));
    expect(store.getState()).toBe(before);
    expect(kept.theme).toBeNull();
  });
});
