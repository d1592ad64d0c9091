import { act, renderHook } from '@testing-library/react';
import type { Target } from '../target';
import { useOpenRows } from './useOpenRows';

function open(target: Target) {
  return renderHook((props: Target) => useOpenRows(props), {
    initialProps: target,
  });
}

const NOWHERE: Target = { id: null, visit: '' };

describe('useOpenRows', () => {
  it('starts with all rows closed', () => {
    const { result } = open(NOWHERE);
    expect(result.current.isOpen('a')).toBe(false);
  });

  it('opens and closes a row', () => {
    const { result } = open(NOWHERE);
    act(() => result.current.toggle('a'));
    expect(result.current.isOpen('a')).toBe(true);
    act(() => result.current.toggle('a'));
    expect(result.current.isOpen('a')).toBe(false);
  });

  it('opens the row that the address points at, and lets it be closed', () => {
    const { result } = open({ id: 'a', visit: '1#a' });
    expect(result.current.isOpen('a')).toBe(true);
    act(() => result.current.toggle('a'));
    expect(result.current.isOpen('a')).toBe(false);
  });

  it('opens a closed row again on the next visit', () => {
    const { result, rerender } = open({ id: 'a', visit: '1#a' });
    act(() => result.current.toggle('a'));
    rerender({ id: 'a', visit: '2#a' });
    expect(result.current.isOpen('a')).toBe(true);
  });

  it('keeps rows open that a reader opened beside the target', () => {
    const { result, rerender } = open({ id: 'a', visit: '1#a' });
    act(() => result.current.toggle('b'));
    expect(result.current.isOpen('a')).toBe(true);
    rerender({ id: 'c', visit: '2#c' });
    expect(['a', 'b', 'c'].map(result.current.isOpen)).toStrictEqual([
      true,
      true,
      true,
    ]);
  });
});
