import { canonicalAsServer, getLanguage } from '@site/plugins/lib/paths';
import { getProductIds } from '@site/plugins/lib/product';
import {
  LARGEST_EVENTS_BYTES,
  MOST_EVENTS,
  type CollectedEvent,
  type EventBatch,
  type EventParameter,
} from '@site/server/schemas/events';
import { createId } from '../../ids';
import type { RecordedEvent } from '../bus';
import type { Transport } from './types';

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Longest text of a parameter that the collector takes. */
const LONGEST_TEXT = 500;

const ids = new WeakMap<RecordedEvent, string>();

/** The same id at every try, so that the collector stores the event once. */
function getId(recorded: RecordedEvent): string {
  const id = ids.get(recorded) ?? createId();
  ids.set(recorded, id);
  return id;
}

function toParameters(parameters: object): Record<string, EventParameter> {
  const entries = Object.entries(parameters) as [string, EventParameter][];
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        key,
        typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value,
      ]),
  );
}

/** An event as the collector takes it. */
export function toCollectedEvent(recorded: RecordedEvent): CollectedEvent {
  const { event, atMs, pathname } = recorded;
  return {
    id: getId(recorded),
    name: event.name,
    at: atMs,
    page: canonicalAsServer(pathname),
    language: getLanguage(pathname),
    productId: getProductIds(pathname).product,
    parameters: toParameters(event.parameters),
  };
}

/** Splits events into requests that the collector takes and a beacon carries. */
export function toBatches(
  visit: string,
  events: readonly CollectedEvent[],
): EventBatch[] {
  const batches: EventBatch[] = [];
  let open: CollectedEvent[] = [];
  let size = 0;
  for (const event of events) {
    // Texts outside ASCII take up to three bytes a character.
    const eventSize = JSON.stringify(event).length * 3;
    const isFull =
      open.length === MOST_EVENTS || size + eventSize > LARGEST_EVENTS_BYTES;
    if (open.length === 0 || isFull) {
      open = [];
      size = 100;
      batches.push({ visit, events: open });
    }
    open.push(event);
    size += eventSize;
  }
  return batches;
}

function sendBeacon(endpoint: string, body: string): boolean {
  try {
    return navigator.sendBeacon(endpoint, body);
  } catch {
    return false; // Missing or blocked.
  }
}

/** @throws {Error} When it should be tried again: a refused request would be refused again. */
async function post(endpoint: string, body: string): Promise<void> {
  const { status } = await fetch(endpoint, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status >= 500 || status === 429) {
    throw new Error(`[analytics] The collector answers ${status}.`);
  }
}

/** The site's own collector. The id of the visit lives as long as the document. */
export function createCollectorTransport(endpoint: string): Transport {
  const visit = createId();
  return {
    async send(events, isLeaving) {
      for (const batch of toBatches(visit, events.map(toCollectedEvent))) {
        const body = JSON.stringify(batch);
        if (!isLeaving || !sendBeacon(endpoint, body)) {
          await post(endpoint, body);
        }
      }
    },
    stop() {},
  };
}
