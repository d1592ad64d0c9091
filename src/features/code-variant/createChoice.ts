import { readCookie, writeCookie } from '../storage';

export interface ChoiceOptions<T extends string> {
  readonly cookie: string;
  /** All of them; the first is the default. */
  readonly values: readonly [T, ...T[]];
  /** What the hash of the page asks for. */
  readonly readHash: () => T | undefined;
}

/** A choice of the reader, shared by all demos and tabs. */
export interface Choice<T extends string> {
  readonly defaultValue: T;
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** Remembers it for a year. */
  readonly choose: (next: T) => void;
  /** For what a link asks for: that is no choice, so it is not remembered. */
  readonly show: (next: T) => void;
}

/** Hash, then cookie, then default; what a cookie or another tab says is checked. */
export function createChoice<T extends string>({
  cookie,
  values,
  readHash,
}: ChoiceOptions<T>): Choice<T> {
  const [defaultValue] = values;
  const listeners = new Set<() => void>();
  let current: T | undefined;
  let otherTabs: BroadcastChannel | undefined;

  const find = (value: unknown): T | undefined =>
    values.find((candidate) => candidate === value);

  function show(next: T): void {
    current = next;
    listeners.forEach((listener) => listener());
  }

  function connectTabs(): void {
    if (otherTabs || typeof BroadcastChannel === 'undefined') {
      return;
    }
    otherTabs = new BroadcastChannel(cookie);
    otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      const next = find(data);
      if (next !== undefined) {
        show(next);
      }
    };
  }

  return {
    defaultValue,
    get() {
      current ??= readHash() ?? find(readCookie(cookie)) ?? defaultValue;
      return current;
    },
    subscribe(listener) {
      connectTabs();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(next) {
      show(next);
      writeCookie(cookie, next);
      otherTabs?.postMessage(next);
    },
    show,
  };
}
