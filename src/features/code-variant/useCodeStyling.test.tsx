import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import { deleteCookie, readCookie, writeCookie } from '../storage';
import type * as StylingModule from './useCodeStyling';

/** The module as a fresh page has it; it remembers the choice of the visit. */
async function openPage(
  hash: string,
  cookie: string | undefined,
): Promise<typeof StylingModule> {
  window.location.hash = hash;
  if (cookie !== undefined) {
    writeCookie('codeStyling', cookie);
  }
  jest.resetModules();
  jest.doMock('react', () => React); // One React for hook and renderer.
  return import('./useCodeStyling');
}

afterEach(() => {
  deleteCookie('codeStyling');
  window.location.hash = '';
});

describe('useCodeStyling', () => {
  it.each([
    ['', undefined, 'MUI System'],
    ['', 'Tailwind', 'Tailwind'],
    ['', 'MUI System', 'MUI System'],
    ['', 'foo', 'MUI System'],
    ['#css-Bars.js', 'Tailwind', 'CSS'],
    ['#system-Bars.js', 'Tailwind', 'MUI System'],
    ['#Bars.js', 'Tailwind', 'Tailwind'],
    ['#tailwind-Bars', undefined, 'MUI System'],
  ])(
    'with the hash %j and the cookie %j is %s',
    async (hash, cookie, styling) => {
      const { useCodeStyling } = await openPage(hash, cookie);
      const { result } = renderHook(useCodeStyling);
      expect(result.current.codeStyling).toBe(styling);
    },
  );

  it('is remembered for all demos when it is chosen, not when a link shows it', async () => {
    const { useCodeStyling, showCodeStyling } = await openPage('', undefined);
    const { result } = renderHook(useCodeStyling);
    act(() => showCodeStyling('CSS'));
    expect(result.current.codeStyling).toBe('CSS');
    expect(readCookie('codeStyling')).toBeUndefined();
    act(() => result.current.chooseCodeStyling('Tailwind'));
    expect(readCookie('codeStyling')).toBe('Tailwind');
  });
});
