import { createStorageSlot } from '@docusaurus/theme-common';
import { deleteCookie, readCookie } from '../storage';
import { createThemeStore, type ThemeStore } from './themeStore';
import type { PaletteMode } from './logic';

/** Docusaurus adds the site's namespace: see THEME_STATE_KEY in plugins/lib/storageKeys. */
const STORAGE_KEY = 'docs.theme-state';
const PALETTE_COOKIE = 'paletteColors';

function readColorMode(): PaletteMode {
  return document.documentElement.getAttribute('data-theme') === 'dark'
    ? 'dark'
    : 'light';
}

function createBrowserThemeStore(): ThemeStore {
  const slot = createStorageSlot(STORAGE_KEY);
  return createThemeStore({
    readStoredTheme: () => slot.get(),
    writeStoredTheme: (text) => slot.set(text),
    readPaletteColors: () => readCookie(PALETTE_COOKIE),
    deletePaletteColors: () => deleteCookie(PALETTE_COOKIE),
    readColorMode,
    setDocumentDirection(direction) {
      document.documentElement.dir = direction;
    },
    onStoredThemeChange: (listener) => {
      slot.listen((event) => listener(event.newValue));
    },
    onColorModeChange: (listener) => {
      new MutationObserver(() => listener(readColorMode())).observe(
        document.documentElement,
        { attributeFilter: ['data-theme'] },
      );
    },
  });
}

let store: ThemeStore | undefined;

/** The page's store, made on first use in the browser. */
export function getBrowserThemeStore(): ThemeStore {
  store ??= createBrowserThemeStore();
  return store;
}
