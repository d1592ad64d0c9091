import { ReadableStream } from 'node:stream/web';
import {
  ANSWER_TIMEOUT_MS,
  askFeed,
  getWaitMs,
  MAX_BODY_BYTES,
  MAX_REQUESTS,
} from './askFeed';

const URL = 'https://feed.example/ads.json';

const FULL = JSON.stringify({
  ads: [{ statlink: 'https://ads.example', company: 'Sample' }],
});
const EMPTY = '{"ads":[]}';

let asked: number;
let sentBytes: number;
let isCancelled: boolean;

beforeEach(() => {
  asked = 0;
  sentBytes = 0;
  isCancelled = false;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

/** An answer whose body comes in pieces, as those of a network do; jsdom has none. */
function createResponse(pieces: Iterable<string>, isOk = true): Response {
  const iterator = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) {
        controller.close();
      } else {
        const bytes = new TextEncoder().encode(value);
        sentBytes += bytes.byteLength;
        controller.enqueue(bytes);
      }
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { ok: isOk, body } as unknown as Response; // All that is read of it.
}

/** The network of the test: one answer after another, the last for all that follow. */
function answerWith(
  ...answers: readonly ((signal: AbortSignal) => Promise<Response>)[]
): void {
  window.fetch = (async (_url: string, { signal }: RequestInit) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.(signal as AbortSignal);
  }) as typeof fetch;
}

const send = (text: string) => async () => createResponse([text]);

function* repeat(piece: string, times: number): Generator<string> {
  for (let index = 0; index < times; index += 1) {
    yield piece;
  }
}

async function ask(controller = new AbortController()) {
  const ad = askFeed(URL, controller.signal);
  await jest.runAllTimersAsync();
  return ad;
}

describe('askFeed', () => {
  it('asks once where the first answer has an ad', async () => {
    answerWith(send(FULL));
    expect(await ask()).toMatchObject({ link: 'https://ads.example/' });
    expect(asked).toBe(1);
  });

  it('asks again while the list is empty, until there is an ad', async () => {
    answerWith(send(EMPTY), send(EMPTY), send(FULL));
    expect(await ask()).toMatchObject({ company: 'Sample' });
    expect(asked).toBe(3);
  });

  it('gives up after ten requests in all', async () => {
    answerWith(send(EMPTY));
    expect(await ask()).toBeUndefined();
    expect(asked).toBe(MAX_REQUESTS);
    expect(MAX_REQUESTS).toBe(10);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('No network'))],
    [
      'the server fails',
      async () => createResponse(['{"ads":[]}'], /* isOk */ false),
    ],
    ['the answer is malformed', send('<html>')],
    [
      'the answer has no body',
      async () => ({ ok: true, body: null }) as unknown as Response,
    ],
  ])('does not ask again when %s', async (_what, answer) => {
    answerWith(answer);
    expect(await ask()).toBeUndefined();
    expect(asked).toBe(1);
  });

  it('reads no more of a long answer than an ad can have', async () => {
    const piece = 'x'.repeat(16 * 1024);
    answerWith(async () => createResponse(repeat(piece, 640)));
    expect(await ask()).toBeUndefined();
    expect(isCancelled).toBe(true);
    expect(sentBytes).toBeLessThanOrEqual(MAX_BODY_BYTES + 2 * piece.length);
  });

  it('waits eight seconds for an answer and no longer', async () => {
    const failure = new DOMException('Aborted', 'AbortError');
    answerWith(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(failure));
        }),
    );
    const ad = askFeed(URL, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    expect(await ad).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops at once when nobody waits for the ad any more', async () => {
    answerWith(send(EMPTY));
    const controller = new AbortController();
    const ad = askFeed(URL, controller.signal);
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await ad).toBeUndefined();
    expect(asked).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('getWaitMs', () => {
  it.each([
    [1, 250],
    [2, 500],
    [5, 4000],
    [6, 8000],
    [9, 8000],
  ])('is after %d requests %d ms', (requests, waitMs) => {
    expect(getWaitMs(requests)).toBe(waitMs);
  });
});
