import {
  INITIAL_THEME_STATE,
  parsePaletteColors,
  parseStoredTheme,
  themeReducer,
  toStoredTheme,
  type ThemeAction,
  type ThemeChange,
  type ThemeState,
} from './logic';

const RED = { primary: { main: '#b71c1c' } };

/** A state in which no field has its initial value. */
const CHANGED: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: RED,
  spacing: 9,
  paletteMode: 'dark',
};

function reduce(state: ThemeState, ...actions: ThemeAction[]): ThemeState {
  return actions.reduce(themeReducer, state);
}

describe('themeReducer', () => {
  it.each<[ThemeAction, Partial<ThemeState>]>([
    [{ type: 'SET_SPACING', payload: 4 }, { spacing: 4 }],
    [{ type: 'SET_SPACING', payload: 0 }, { spacing: 0 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 10 }],
    [{ type: 'DECREASE_SPACING' }, { spacing: 8 }],
    [{ type: 'SET_DENSE', payload: false }, { dense: false }],
    [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'light' } },
      { paletteMode: 'light' },
    ],
    [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
  ])('%j changes its own fields only', (action, fields) => {
    expect(themeReducer(CHANGED, action)).toStrictEqual({
      ...CHANGED,
      ...fields,
    });
  });

  it('replaces the colours as a whole, since a merge would keep unwanted ones', () => {
    const paletteColors = { secondary: { main: '#00695c' } };
    const next = themeReducer(CHANGED, {
      type: 'CHANGE',
      payload: { paletteColors },
    });
    expect(next.paletteColors).toBe(paletteColors);
  });

  it.each<[string, ThemeAction[], number]>([
    ['SET_SPACING', [{ type: 'SET_SPACING', payload: -3 }], 0],
    [
      'DECREASE_SPACING',
      [{ type: 'SET_SPACING', payload: 0 }, { type: 'DECREASE_SPACING' }],
      0,
    ],
  ])('%s stops at 0, since no gap is negative', (_name, actions, spacing) => {
    expect(reduce(INITIAL_THEME_STATE, ...actions).spacing).toBe(spacing);
  });

  it('keeps density and colours apart: each reset leaves the other', () => {
    const grown = reduce(
      INITIAL_THEME_STATE,
      { type: 'SET_DENSE', payload: true },
      { type: 'INCREASE_SPACING' },
      { type: 'RESET_COLORS' },
    );
    expect(grown).toStrictEqual({
      ...INITIAL_THEME_STATE,
      dense: true,
      spacing: 9,
    });
  });

  it.each<[string, ThemeAction]>([
    ['an empty CHANGE', { type: 'CHANGE', payload: {} }],
    [
      'a CHANGE to the present values',
      {
        type: 'CHANGE',
        payload: {
          paletteMode: 'dark',
          direction: 'rtl',
          paletteColors: RED,
        },
      },
    ],
    // What a caller without types may send.
    ...['', null, undefined].map((empty): [string, ThemeAction] => [
      `a CHANGE to ${JSON.stringify(empty)}`,
      {
        type: 'CHANGE',
        payload: {
          paletteMode: empty,
          direction: empty,
          paletteColors: empty,
        } as unknown as ThemeChange,
      },
    ]),
    [
      'a CHANGE of unknown fields',
      { type: 'CHANGE', payload: { contrast: 4 } as unknown as ThemeChange },
    ],
    ['the present spacing', { type: 'SET_SPACING', payload: 9 }],
    ['the present density', { type: 'SET_DENSE', payload: true }],
  ])('returns the same object for %s, so nothing renders', (_name, action) => {
    expect(themeReducer(CHANGED, action)).toBe(CHANGED);
  });

  it.each<[unknown, string]>([
    [{ type: 'EXPLODE' }, 'Unrecognised theme action: EXPLODE'],
    [{ type: '' }, 'Unrecognised theme action: '],
    [{}, 'Unrecognised theme action: undefined'],
  ])('throws for %j', (action, message) => {
    expect(() =>
      themeReducer(INITIAL_THEME_STATE, action as ThemeAction),
    ).toThrow(new Error(message));
  });
});

describe('parseStoredTheme', () => {
  const DEFAULTS = { dense: false, direction: 'ltr', spacing: 8 };

  it('reads back what toStoredTheme wrote', () => {
    expect(parseStoredTheme(toStoredTheme(CHANGED))).toStrictEqual({
      dense: true,
      direction: 'rtl',
      spacing: 9,
    });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"rtl"',
    '{"dense":"true","direction":"up","spacing":"8"}',
    '{"spacing":-1}',
    '{"spacing":1e999}',
  ])('has the defaults for %j', (text) => {
    expect(parseStoredTheme(text)).toStrictEqual(DEFAULTS);
  });

  it('keeps the good fields beside a bad one', () => {
    expect(
      parseStoredTheme('{"direction":"rtl","spacing":null}'),
    ).toStrictEqual({ ...DEFAULTS, direction: 'rtl' });
  });
});

describe('parsePaletteColors', () => {
  it.each([
    ['{"primary":{"main":"#0af"}}', { primary: { main: '#0af' } }],
    [
      '{"primary":{"main":"#B71C1C"},"secondary":{"main":"#00695c"}}',
      { primary: { main: '#B71C1C' }, secondary: { main: '#00695c' } },
    ],
  ])('reads %s', (text, colors) => {
    expect(parsePaletteColors(text)).toStrictEqual(colors);
  });

  it('leaves out the groups that are malformed', () => {
    expect(
      parsePaletteColors(
        '{"primary":{"main":"red"},"secondary":{"main":"#0af"},"info":"#0af"}',
      ),
    ).toStrictEqual({ secondary: { main: '#0af' } });
  });

  it.each([
    undefined,
    '',
    '{"primary":',
    'null',
    '[{"main":"#0af"}]',
    '{"primary":"#0af"}',
    '{"primary":{}}',
    '{"primary":{"main":5}}',
    '{"primary":{"main":"#0a"}}',
    '{"primary":{"main":"#00aaff; display: none"}}',
    '{"mode":{"main":"#0af"}}',
    '{"getContrastText":{"main":"#0af"}}',
  ])('has the initial colours for %j, so nothing crashes', (text) => {
    expect(parsePaletteColors(text)).toBe(INITIAL_THEME_STATE.paletteColors);
  });
});
