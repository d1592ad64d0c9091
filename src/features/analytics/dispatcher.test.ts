import { setConsent } from '../consent';
import { deleteRecorded, track } from './bus';
import { createDispatcher } from './dispatcher';
import type { Transport } from './transports/types';

const EVENT = {
  name: 'demo',
  parameters: { eventAction: 'copy', eventLabel: null },
} as const;

function createTransport(send: () => Promise<void>) {
  const requests: { count: number; isLeaving: boolean }[] = [];
  const transport: Transport = {
    send(events, isLeaving) {
      requests.push({ count: events.length, isLeaving });
      return send();
    },
    stop() {},
  };
  return { transport, requests };
}

describe('createDispatcher', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    deleteRecorded();
  });
  afterEach(() => jest.useRealTimers());

  it('makes no transport before consent, and sends all of the visit after it', async () => {
    const { transport, requests } = createTransport(() => Promise.resolve());
    const getTransport = jest.fn(() => transport);
    const dispatcher = createDispatcher(getTransport);
    track(EVENT);
    dispatcher.wake();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(getTransport).not.toHaveBeenCalled();

    setConsent('granted');
    track(EVENT);
    dispatcher.wake();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests).toEqual([{ count: 2, isLeaving: false }]);
  });

  it('tries again after a failure, with longer and longer waits', async () => {
    setConsent('granted');
    const { transport, requests } = createTransport(() =>
      Promise.reject(new Error('down')),
    );
    const dispatcher = createDispatcher(() => transport);
    track(EVENT);
    dispatcher.wake();
    const counts: number[] = [];
    for (const waitMs of [2000, 5000, 10_000, 20_000]) {
      await jest.advanceTimersByTimeAsync(waitMs);
      counts.push(requests.length);
    }
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  it('sends at once, by beacon, when the page may be gone', async () => {
    setConsent('granted');
    const { transport, requests } = createTransport(() => Promise.resolve());
    const dispatcher = createDispatcher(() => transport);
    track(EVENT);
    dispatcher.flush();
    expect(requests).toEqual([{ count: 1, isLeaving: true }]);
    dispatcher.flush();
    expect(requests).toHaveLength(1);
  });

  it('does not send what was deleted meanwhile', async () => {
    setConsent('granted');
    const { transport, requests } = createTransport(() => Promise.resolve());
    const dispatcher = createDispatcher(() => transport);
    track(EVENT);
    dispatcher.wake();
    deleteRecorded();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests).toEqual([]);
  });
});
