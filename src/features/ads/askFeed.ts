import { parseFeed, type FeedAd } from './parseFeed';
import { readText } from './readText';

/** Requests in all, the first included (behaviours §25). */
export const MAX_REQUESTS = 10;

/** A feed is a few kilobytes; what is longer is none. */
export const MAX_BODY_BYTES = 64 * 1024;

/** How long one answer may take. */
export const ANSWER_TIMEOUT_MS = 8000;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/** Milliseconds before the request that follows so many: 250, 500, 1000, … at most 8000. */
export function getWaitMs(requests: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (requests - 1), LONGEST_WAIT_MS);
}

/** Resolves after that time, or at once when there is nobody to wait for any more. */
function wait(timeMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, timeMs);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/** Text of one answer; undefined when there is none, or not in time, or too much of it. */
async function askOnce(
  url: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = setTimeout(stop, ANSWER_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: controller.signal,
    });
    return response.ok ? await readText(response, MAX_BODY_BYTES) : undefined;
  } catch {
    return undefined;
  } finally {
    // Of an answer that was too long, the rest is not wanted.
    stop();
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Asks the feed until it has an ad: again and later each time while its list is
 * empty, not again when it fails or is malformed. Never rejects.
 */
export async function askFeed(
  url: string,
  signal: AbortSignal,
): Promise<FeedAd | undefined> {
  for (let requests = 1; requests <= MAX_REQUESTS; requests += 1) {
    const text = await askOnce(url, signal);
    if (text === undefined || signal.aborted) {
      return undefined;
    }
    const answer = parseFeed(text);
    if (answer.status !== 'empty') {
      return answer.status === 'ad' ? answer.ad : undefined;
    }
    if (requests < MAX_REQUESTS) {
      await wait(getWaitMs(requests), signal);
    }
    if (signal.aborted) {
      return undefined;
    }
  }
  return undefined;
}
