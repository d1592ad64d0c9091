import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useView } from './useView';

// The store remembers choices for the visit: each test has a key of its own.
let count = 0;
function createSettings() {
  count += 1;
  return { storageKey: `apiPage_test${count}`, defaultView: 'table' } as const;
}

afterEach(() => localStorage.clear());

describe('useView', () => {
  it('starts with the default', () => {
    const settings = createSettings();
    const { result } = renderHook(() => useView(settings));
    expect(result.current.view).toBe('table');
  });

  it.each([
    ['collapsed', 'collapsed'],
    ['rubbish', 'table'],
  ])('makes of a stored %j the view %s', (stored, view) => {
    const settings = createSettings();
    localStorage.setItem(settings.storageKey, stored);
    const { result } = renderHook(() => useView(settings));
    expect(result.current.view).toBe(view);
  });

  it('is the default in the static HTML, whatever is stored', () => {
    const settings = createSettings();
    localStorage.setItem(settings.storageKey, 'collapsed');
    const View = () => useView(settings).view;
    expect(renderToString(<View />)).toBe('table');
  });

  it('remembers a choice under its key', () => {
    const settings = createSettings();
    const { result } = renderHook(() => useView(settings));
    act(() => result.current.chooseView('expanded'));
    expect(result.current.view).toBe('expanded');
    expect(localStorage.getItem(settings.storageKey)).toBe('expanded');
  });

  it('holds a choice for the visit where storage is blocked', () => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const settings = createSettings();
    const { result } = renderHook(() => useView(settings));
    act(() => result.current.chooseView('collapsed'));
    expect(result.current.view).toBe('collapsed');
  });

  it('follows the choice of another tab', () => {
    const settings = createSettings();
    const { result } = renderHook(() => useView(settings));
    act(() => result.current.chooseView('expanded'));
    act(() => {
      localStorage.setItem(settings.storageKey, 'collapsed');
      window.dispatchEvent(
        new StorageEvent('storage', { key: settings.storageKey }),
      );
    });
    expect(result.current.view).toBe('collapsed');
  });
});
