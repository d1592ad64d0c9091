import { act, renderHook, waitFor } from '@testing-library/react';
import { THEME_STATE_KEY } from '@site/plugins/lib/storageKeys';
import { INITIAL_THEME_STATE } from './logic';
import {
  ThemeStateProvider,
  useChangeTheme,
  useThemeDispatch,
  useThemeState,
} from './ThemeStateProvider';

function useTheme() {
  return {
    state: useThemeState(),
    dispatch: useThemeDispatch(),
    changeTheme: useChangeTheme(),
  };
}

function renderTheme() {
  return renderHook(useTheme, { wrapper: ThemeStateProvider }).result;
}

afterEach(() => {
  const { dispatch, changeTheme } = renderTheme().current;
  act(() => {
    changeTheme({ direction: 'ltr' });
    dispatch({ type: 'RESET_DENSITY' });
    dispatch({ type: 'RESET_COLORS' });
  });
});

describe('ThemeStateProvider', () => {
  it('mirrors the page and stores the direction where the first paint looks for it', () => {
    const theme = renderTheme();
    act(() => theme.current.changeTheme({ direction: 'rtl' }));
    expect(theme.current.state.direction).toBe('rtl');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(localStorage.getItem(THEME_STATE_KEY)).toBe(
      '{"dense":false,"direction":"rtl","spacing":8}',
    );
  });

  it('gives every reader of the page the same state', () => {
    const shell = renderTheme();
    const demo = renderTheme();
    act(() => shell.current.dispatch({ type: 'SET_DENSE', payload: true }));
    expect(demo.current.state).toBe(shell.current.state);
    expect(demo.current.state.dense).toBe(true);
  });

  it('follows the colour mode that the shell writes on the page', async () => {
    const theme = renderTheme();
    document.documentElement.setAttribute('data-theme', 'dark');
    await waitFor(() => expect(theme.current.state.paletteMode).toBe('dark'));
    document.documentElement.setAttribute('data-theme', 'light');
    await waitFor(() => expect(theme.current.state.paletteMode).toBe('light'));
  });

  it('follows another tab through the storage event', () => {
    const theme = renderTheme();
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: THEME_STATE_KEY,
          newValue: '{"dense":true,"direction":"rtl","spacing":5}',
          storageArea: localStorage,
        }),
      );
    });
    expect(theme.current.state).toMatchObject({
      dense: true,
      direction: 'rtl',
      spacing: 5,
    });
  });

  it('deletes the colour cookie with RESET_COLORS', () => {
    document.cookie = 'paletteColors=%7B%7D; path=/';
    const theme = renderTheme();
    act(() => theme.current.dispatch({ type: 'RESET_COLORS' }));
    expect(document.cookie).not.toContain('paletteColors');
  });

  it('holds the change in memory where storage refuses to write', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const theme = renderTheme();
    act(() => theme.current.dispatch({ type: 'INCREASE_SPACING' }));
    expect(theme.current.state.spacing).toBe(9);
  });
});

describe('useThemeDispatch', () => {
  it('throws outside the provider when it is called, not when it renders', () => {
    const { result } = renderHook(useTheme);
    expect(result.current.state).toBe(INITIAL_THEME_STATE);
    expect(() => result.current.dispatch({ type: 'RESET_DENSITY' })).toThrow(
      new Error('Forgot to wrap component in ThemeProvider'),
    );
    expect(() => result.current.changeTheme({ direction: 'rtl' })).toThrow(
      new Error('Forgot to wrap component in ThemeProvider'),
    );
  });
});
