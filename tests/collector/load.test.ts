import { createTempDirectory } from '../setup/tempDirectory';
import { measureIdleShare, postSteadily } from './support/load';
import { countStored, waitForInsights } from './support/requests';
import { startServer, stopAllServers } from './support/startServer';

const PER_SECOND = 1000;
const SECONDS = 20;

/** What the slowest request in a hundred may take, in ms, on two processors. */
const LONGEST_P99_MS = 250;

/** Below this share of idle processors the time says more about the machine than about the server. */
const IDLE_ENOUGH = 0.7;

afterAll(stopAllServers);

describe('the server under load', () => {
  const directory = createTempDirectory();

  it(`loses nothing it acknowledged of ${PER_SECOND} posts a second, and answers soon`, async () => {
    const server = await startServer(directory);
    await waitForInsights(server.origin, () => true);
    const idleShare = await measureIdleShare();

    const load = await postSteadily(server.origin, PER_SECOND, SECONDS);
    const insights = await waitForInsights(
      server.origin,
      (found) => countStored(found) >= load.acknowledged.size,
    );
    await server.stop('SIGTERM');

    console.log(
      `${load.acknowledged.size} of ${PER_SECOND * SECONDS} acknowledged at ${Math.round(load.requestsPerSecond)} a second, ` +
        `p50 ${load.p50} ms, p99 ${load.p99} ms; ${Math.round(idleShare * 100)} % of the machine was idle before.`,
    );
    expect(countStored(insights)).toBe(load.acknowledged.size);
    expect(load.acknowledged.size + load.refused).toBe(PER_SECOND * SECONDS);
    if (idleShare >= IDLE_ENOUGH) {
      expect(load.refused).toBe(0);
      expect(load.p99).toBeLessThanOrEqual(LONGEST_P99_MS);
    }
  });
});
