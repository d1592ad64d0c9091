/** Everything that the inline script needs to know; serialised into the page. */
export interface FirstPaintSettings {
  readonly colorModeKey: string;
  readonly themeStateKey: string;
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** The languages a reader may ask for with `?userLanguage=`, the default first. */
  readonly languages: readonly string[];
}

/**
 * Runs in the browser before anything is painted: sets what CSS depends on, and
 * leads `?userLanguage=` to the page in that language.
 *
 * The build prints this function's own text into the page, so it uses nothing
 * from outside its body.
 */
export function runBeforePaint(settings: FirstPaintSettings): void {
  const root = document.documentElement;

  function read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked: the defaults hold.
    }
  }

  function forget(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked: nothing is stored.
    }
  }

  function readDirection(): 'ltr' | 'rtl' {
    try {
      const state = JSON.parse(read(settings.themeStateKey) || '{}');
      return state && state.direction === 'rtl' ? 'rtl' : 'ltr';
    } catch {
      return 'ltr'; // Malformed: the theme feature writes it anew.
    }
  }

  function goToAskedLanguage(): void {
    const url = new URL(location.href);
    const asked = url.searchParams.get('userLanguage');
    if (asked === null) {
      return;
    }
    url.searchParams.delete('userLanguage');
    const defaultLanguage = settings.languages[0];
    if (settings.languages.indexOf(asked) >= 0) {
      const prefix = new RegExp(`^/(${settings.languages.join('|')})(?=/|$)`);
      const path = url.pathname.replace(prefix, '') || '/';
      url.pathname = asked === defaultLanguage ? path : `/${asked}${path}`;
    }
    if (url.pathname === location.pathname) {
      history.replaceState(history.state, '', url.href);
    } else {
      location.replace(url.href);
    }
  }

  root.setAttribute('dir', readDirection());

  let colorMode = read(settings.colorModeKey);
  if (colorMode !== null && colorMode !== 'light' && colorMode !== 'dark') {
    forget(settings.colorModeKey);
    colorMode = null;
  }
  // Docusaurus sets it too, but in the body: a frame may be painted before.
  root.setAttribute(
    'data-theme',
    colorMode ||
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  );
  if (colorMode !== null) {
    const content =
      settings.themeColor[colorMode === 'dark' ? 'dark' : 'light'];
    document
      .querySelectorAll('meta[name="theme-color"]')
      .forEach((meta) => meta.setAttribute('content', content));
  }

  goToAskedLanguage();
}
