import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createFeedback } from './requests';

export interface LoadResult {
  /** Ids that the server said it has. */
  readonly acknowledged: ReadonlySet<string>;
  /** Requests that were answered otherwise, or not at all. */
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  readonly requestsPerSecond: number;
}

/** Posts feedback at a steady rate. Times are from when a request was due, so that a stall counts in full. */
export async function postSteadily(
  origin: string,
  perSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const acknowledged = new Set<string>();
  let answers = 0;
  const result = await autocannon({
    url: `${origin}/api/feedback`,
    connections: 50,
    overallRate: perSecond,
    amount: perSecond * seconds,
    timeout: 20,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(createFeedback()),
        }),
        onResponse: (status, body) => {
          answers += 1;
          if (status === 201) {
            acknowledged.add((JSON.parse(body) as { id: string }).id);
          }
        },
      },
    ],
  });
  return {
    acknowledged,
    refused: answers - acknowledged.size + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requestsPerSecond: answers / result.duration,
  };
}

function readIdleMs(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.idle, 0);
}

/** Share of the machine's processors that nothing uses right now, from 0 to 1. */
export async function measureIdleShare(): Promise<number> {
  const [startedAt, idleBefore] = [performance.now(), readIdleMs()];
  await delay(1000);
  const elapsedMs = performance.now() - startedAt;
  return (readIdleMs() - idleBefore) / elapsedMs / os.cpus().length;
}
