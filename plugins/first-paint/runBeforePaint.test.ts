/** @jest-environment jsdom */
import { runBeforePaint, type FirstPaintSettings } from './runBeforePaint';

const SETTINGS: FirstPaintSettings = {
  colorModeKey: 'color-mode',
  themeStateKey: 'theme-state',
  themeColor: { light: 'white', dark: 'black' },
  languages: ['en', 'zh'],
};

/**
 * Runs the function as the page does: from its text, so that using anything
 * from outside its body fails. jsdom knows neither navigation nor the system's
 * colour mode, so these two are ours.
 * @returns The addresses that it led to.
 */
function runAsPrinted(systemMode: 'light' | 'dark' = 'light'): string[] {
  const visited: string[] = [];
  const location = {
    href: window.location.href,
    pathname: window.location.pathname,
    replace: (href: string) => visited.push(href),
  };
  const matchMedia = (query: string) => ({
    matches: query === `(prefers-color-scheme: ${systemMode})`,
  });
  new Function(
    'location',
    'matchMedia',
    `(${runBeforePaint.toString()})(${JSON.stringify(SETTINGS)})`,
  )(location, matchMedia);
  return visited;
}

function getThemeColors(): (string | null)[] {
  return Array.from(
    document.querySelectorAll('meta[name="theme-color"]'),
    (meta) => meta.getAttribute('content'),
  );
}

beforeEach(() => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('data-theme');
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="white">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="black">
    <meta name="description" content="A page.">`;
  localStorage.clear();
  window.history.replaceState(null, '', '/x/introduction/');
});

afterEach(() => jest.restoreAllMocks());

function blockStorage(): void {
  for (const method of ['getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    });
  }
}

describe('the direction before the first paint', () => {
  it.each([
    ['the one that the reader chose', '{"direction":"rtl","density":0}', 'rtl'],
    ['left to right where nothing is stored', null, 'ltr'],
    ['left to right for a state without a direction', '{}', 'ltr'],
    [
      'left to right for a direction that does not exist',
      '{"direction":"up"}',
      'ltr',
    ],
    ['left to right for an empty text', '', 'ltr'],
    ['left to right for malformed JSON', '{"direction":', 'ltr'],
    ['left to right for JSON that is no object', 'null', 'ltr'],
  ])('is %s', (_what, stored, direction) => {
    if (stored !== null) {
      localStorage.setItem('theme-state', stored);
    }

    runAsPrinted();

    expect(document.documentElement.getAttribute('dir')).toBe(direction);
  });

  it('is left to right where the storage is blocked', () => {
    localStorage.setItem('theme-state', '{"direction":"rtl"}');
    blockStorage();

    runAsPrinted();

    expect(document.documentElement.getAttribute('dir')).toBe('ltr');
  });
});

describe('the colour mode before the first paint', () => {
  it.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['sepia', 'dark', 'dark'],
  ] as const)(
    'with %s chosen and a %s system is %s',
    (chosen, systemMode, mode) => {
      if (chosen !== null) {
        localStorage.setItem('color-mode', chosen);
      }

      runAsPrinted(systemMode);

      expect(document.documentElement.dataset['theme']).toBe(mode);
    },
  );

  it.each([
    ['light', 'white'],
    ['dark', 'black'],
  ])(
    'gives the browser frame the colour of a chosen %s mode, whatever the system prefers',
    (mode, color) => {
      localStorage.setItem('color-mode', mode);

      runAsPrinted();

      expect(getThemeColors()).toEqual([color, color]);
      expect(document.querySelector('meta[name="description"]')).toHaveProperty(
        'content',
        'A page.',
      );
    },
  );

  it('leaves the colour to the system where the reader chose none', () => {
    runAsPrinted();

    expect(getThemeColors()).toEqual(['white', 'black']);
  });

  it.each(['sepia', '', 'constructor'])(
    'forgets the mode "%s", which does not exist, so Docusaurus does not apply it',
    (mode) => {
      localStorage.setItem('color-mode', mode);

      runAsPrinted();

      expect(localStorage.getItem('color-mode')).toBeNull();
      expect(getThemeColors()).toEqual(['white', 'black']);
    },
  );

  it('keeps a valid mode stored', () => {
    localStorage.setItem('color-mode', 'dark');

    runAsPrinted();

    expect(localStorage.getItem('color-mode')).toBe('dark');
  });

  it('is left to the system where the storage is blocked', () => {
    localStorage.setItem('color-mode', 'dark');
    blockStorage();

    runAsPrinted('dark');

    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(getThemeColors()).toEqual(['white', 'black']);
  });
});

describe('?userLanguage=', () => {
  it.each([
    ['/x/react-charts/?userLanguage=zh', '/zh/x/react-charts/'],
    ['/zh/x/react-charts/?userLanguage=en', '/x/react-charts/'],
    ['/?userLanguage=zh', '/zh/'],
    ['/zh?userLanguage=en', '/'],
    ['/en/x/?userLanguage=zh', '/zh/x/'],
    ['/zhx/?userLanguage=zh', '/zh/zhx/'],
    ['/x/?a=1&userLanguage=zh&b=2#c', '/zh/x/?a=1&b=2#c'],
  ])('leads from %s to %s', (asked, target) => {
    window.history.replaceState(null, '', asked);

    expect(runAsPrinted()).toEqual([`http://localhost${target}`]);
  });

  it.each([
    [
      'the page has that language already',
      '/zh/x/?userLanguage=zh#a',
      '/zh/x/#a',
    ],
    ['English is asked of an English page', '/x/?userLanguage=en', '/x/'],
    ['the language does not exist', '/zh/x/?userLanguage=fr&b=2', '/zh/x/?b=2'],
    ['it names no language', '/x/?userLanguage=', '/x/'],
  ])('is dropped without leaving the page where %s', (_what, asked, shown) => {
    window.history.replaceState({ kept: true }, '', asked);

    expect(runAsPrinted()).toEqual([]);
    expect(window.location.href).toBe(`http://localhost${shown}`);
    expect(window.history.state).toEqual({ kept: true });
  });

  it('leaves any other address as it is', () => {
    window.history.replaceState(null, '', '/x/?language=zh#a');
    const replaceState = jest.spyOn(window.history, 'replaceState');

    expect(runAsPrinted()).toEqual([]);
    expect(replaceState).not.toHaveBeenCalled();
  });
});
