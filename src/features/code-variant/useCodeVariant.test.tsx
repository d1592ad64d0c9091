import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { deleteCookie, readCookie, writeCookie } from '../storage';
import type * as VariantModule from './useCodeVariant';

/** The module as a fresh page has it; it remembers the choice of the visit. */
async function openPage({
  hash = '',
  cookie,
}: { hash?: string; cookie?: string } = {}): Promise<typeof VariantModule> {
  window.location.hash = hash;
  if (cookie !== undefined) {
    writeCookie('codeVariant', cookie);
  }
  jest.resetModules();
  jest.doMock('react', () => React); // One React for hook and renderer.
  return import('./useCodeVariant');
}

/** The channel that tabs talk through: what one tab posts, all others get. */
class FakeBroadcastChannel {
  static readonly channels: FakeBroadcastChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeBroadcastChannel.channels.push(this);
  }

  postMessage(data: unknown): void {
    FakeBroadcastChannel.channels
      .filter((channel) => channel !== this && channel.name === this.name)
      .forEach((channel) => channel.onmessage?.({ data }));
  }
}

afterEach(() => {
  deleteCookie('codeVariant');
  window.location.hash = '';
});

describe('useCodeVariant', () => {
  it.each([
    ['the default without hash and cookie', {}, 'TS'],
    ['the cookie over the default', { cookie: 'JS' }, 'JS'],
    ['the hash over the cookie', { hash: '#A.tsx', cookie: 'JS' }, 'TS'],
    ['the hash over the default', { hash: '#A.js' }, 'JS'],
    [
      'the cookie where the hash only points',
      { hash: '#A', cookie: 'JS' },
      'JS',
    ],
    ['the default over an unknown cookie', { cookie: 'foo' }, 'TS'],
    ['the default over an empty cookie', { cookie: '' }, 'TS'],
    ['the default over a cookie in lower case', { cookie: 'js' }, 'TS'],
  ])('takes %s', async (_case, visit, variant) => {
    const { useCodeVariant } = await openPage(visit);
    const { result } = renderHook(useCodeVariant);
    expect(result.current.codeVariant).toBe(variant);
  });

  it('is the default in the static HTML, whatever a reader chose', async () => {
    const { useCodeVariant } = await openPage({ cookie: 'JS' });
    const Variant = () => useCodeVariant().codeVariant;
    expect(renderToString(<Variant />)).toBe('TS');
  });

  it('writes no cookie before the reader chooses, not even for a hash', async () => {
    const { useCodeVariant } = await openPage({ hash: '#A.js' });
    renderHook(useCodeVariant);
    expect(readCookie('codeVariant')).toBeUndefined();
  });

  it('remembers a choice for a year and tells every demo', async () => {
    const { useCodeVariant } = await openPage();
    const one = renderHook(useCodeVariant);
    const other = renderHook(useCodeVariant);
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    act(() => one.result.current.chooseCodeVariant('JS'));
    expect(other.result.current.codeVariant).toBe('JS');
    expect(setCookie.mock.calls).toStrictEqual([
      ['codeVariant=JS; path=/; max-age=31536000; SameSite=Lax'],
    ]);
  });

  it('holds a choice for the visit where cookies are blocked', async () => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const { useCodeVariant } = await openPage();
    const { result } = renderHook(useCodeVariant);
    act(() => result.current.chooseCodeVariant('JS'));
    expect(renderHook(useCodeVariant).result.current.codeVariant).toBe('JS');
  });

  it('follows the choice of another tab, and ignores rubbish from there', async () => {
    Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
    const { useCodeVariant } = await openPage();
    const { result } = renderHook(useCodeVariant);
    const otherTab = new FakeBroadcastChannel('codeVariant');
    act(() => otherTab.postMessage('JS'));
    expect(result.current.codeVariant).toBe('JS');
    act(() => otherTab.postMessage('foo'));
    expect(result.current.codeVariant).toBe('JS');

    otherTab.onmessage = jest.fn();
    act(() => result.current.chooseCodeVariant('TS'));
    expect(otherTab.onmessage).toHaveBeenCalledWith({ data: 'TS' });
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});
