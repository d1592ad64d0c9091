import { queueMount } from './mountQueue';

const idleCallbacks: (() => void)[] = [];

/** The browser has a moment of idle time. */
function idle(): void {
  idleCallbacks.shift()?.();
}

beforeEach(() => {
  jest
    .spyOn(window, 'requestIdleCallback')
    .mockImplementation((callback) =>
      idleCallbacks.push(() =>
        callback({ didTimeout: false, timeRemaining: () => 50 }),
      ),
    );
});

afterEach(() => {
  while (idleCallbacks.length > 0) {
    idle();
  }
});

function queue(names: string): {
  readonly mounted: string[];
  readonly leave: Record<string, () => void>;
} {
  const mounted: string[] = [];
  const leave = Object.fromEntries(
    [...names].map((name) => [name, queueMount(() => mounted.push(name))]),
  );
  return { mounted, leave };
}

describe('queueMount', () => {
  it('mounts in order, one in each idle moment, so the page stays responsive', () => {
    const { mounted } = queue('abc');
    expect(mounted).toStrictEqual([]);
    idle();
    expect(mounted).toStrictEqual(['a']);
    idle();
    expect(mounted).toStrictEqual(['a', 'b']);
    idle();
    expect(mounted).toStrictEqual(['a', 'b', 'c']);
  });

  it.each([
    ['first', 'a', ['b', 'c']],
    ['last', 'c', ['a', 'b']],
  ])('skips a mount that left the queue, even the %s', (_, name, expected) => {
    const { mounted, leave } = queue('abc');
    leave[name]?.();
    idle();
    idle();
    idle();
    expect(mounted).toStrictEqual(expected);
  });

  it('leaves the others in place when a mount leaves after it ran', () => {
    const { mounted, leave } = queue('ab');
    idle();
    leave['a']?.();
    idle();
    expect(mounted).toStrictEqual(['a', 'b']);
  });

  it('starts again after it ran empty', () => {
    queue('a');
    idle();
    idle();
    const { mounted } = queue('b');
    idle();
    expect(mounted).toStrictEqual(['b']);
  });

  it('gives a busy page 200 ms, then mounts all the same', () => {
    queue('a');
    expect(window.requestIdleCallback).toHaveBeenCalledWith(
      expect.any(Function),
      { timeout: 200 },
    );
  });

  it('works without requestIdleCallback, as in Safari', () => {
    jest.useFakeTimers();
    const { requestIdleCallback } = window;
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const { mounted } = queue('ab');
    expect(mounted).toStrictEqual([]);
    jest.runAllTimers();
    expect(mounted).toStrictEqual(['a', 'b']);
    window.requestIdleCallback = requestIdleCallback;
    jest.useRealTimers();
  });
});
