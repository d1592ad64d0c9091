import type { Feedback } from '@site/server/schemas/feedback';
import { dequeue, enqueue, readQueue } from '../queue';
import type { Outcome } from '../types';
import { createRateLimit } from './rateLimit';

/** Longest wait for an answer, in milliseconds. */
export const TIMEOUT_MS = 10_000;

const isAllowed = createRateLimit();

/** Asked before and after a request, since the network may go in between. */
function isOffline(): boolean {
  return navigator.onLine === false;
}

function post(endpoint: string, feedback: Feedback): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(feedback),
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * Sends feedback, or keeps it until the network is back. A retry sends the same
 * id, so what arrived is stored once. Never throws.
 */
export async function submitFeedback(
  endpoint: string,
  feedback: Feedback,
): Promise<Outcome> {
  if (!isAllowed(Date.now())) {
    return 'limited';
  }
  if (isOffline()) {
    enqueue(feedback);
    return 'queued';
  }
  try {
    const { ok, status } = await post(endpoint, feedback);
    if (ok) {
      return 'sent';
    }
    return status === 429 ? 'limited' : 'failed';
  } catch {
    if (!isOffline()) {
      return 'failed';
    }
    enqueue(feedback);
    return 'queued';
  }
}

const listeners = new Set<() => void>();

/** Calls a listener when all that waited was sent. */
export function onQueueSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let sending: Promise<void> | undefined;

async function sendAll(endpoint: string): Promise<void> {
  for (const feedback of readQueue()) {
    const response = await post(endpoint, feedback).catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429) {
      return; // Tried again when the network changes, or at the next visit.
    }
    dequeue(feedback.id);
  }
  listeners.forEach((listener) => listener());
}

/** Sends what waits, in order. */
export function sendQueued(endpoint: string): Promise<void> {
  sending ??= sendAll(endpoint).finally(() => {
    sending = undefined;
  });
  return sending;
}
