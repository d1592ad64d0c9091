import type { Feedback } from '../../server/schemas/feedback';
import { createTempDirectory } from '../setup/tempDirectory';
import {
  countStored,
  createFeedback,
  isAcknowledged,
  postFeedback,
  waitForInsights,
} from './support/requests';
import {
  createPostgres,
  findPostgres,
  stopAllPostgres,
  type PostgresServer,
} from './support/startPostgres';
import {
  startServer,
  stopAllServers,
  type RunningServer,
} from './support/startServer';

/** Readers who send at the same time. */
const POSTERS = 10;

const postgresPrograms = findPostgres();

if (!postgresPrograms) {
  console.warn('No PostgreSQL server is installed: its tests are skipped.');
}

/** Posts without pause until the server is gone; resolves to what it acknowledged. */
async function postUntilGone(origin: string): Promise<Feedback[]> {
  const acknowledged: Feedback[] = [];
  for (;;) {
    const feedback = createFeedback();
    if (!isAcknowledged(await postFeedback(origin, feedback))) {
      return acknowledged;
    }
    acknowledged.push(feedback);
  }
}

/** Kills the server between accept and reply of many requests. Resolves to what it acknowledged before. */
async function killWhilePosting(
  server: RunningServer,
): Promise<readonly Feedback[]> {
  const others = Promise.all(
    Array.from({ length: POSTERS }, () => postUntilGone(server.origin)),
  );
  const first: Feedback[] = [];
  while (first.length < 20) {
    const feedback = createFeedback();
    const status = await postFeedback(server.origin, feedback);
    first.push(...(isAcknowledged(status) ? [feedback] : []));
  }
  await server.stop('SIGKILL');
  return [...first, ...(await others).flat()];
}

/**
 * Number of entries that the server did not have: sends all of them again, and
 * looks how many more are stored then.
 */
async function countLost(
  origin: string,
  acknowledged: readonly Feedback[],
): Promise<number> {
  const before = await waitForInsights(origin, () => true);
  for (const feedback of acknowledged) {
    await postFeedback(origin, feedback);
  }
  // Stored after all of them.
  const last = createFeedback({ page: '/x/last/' });
  await postFeedback(origin, last);
  const after = await waitForInsights(origin, ({ pages }) =>
    pages.some(({ page }) => page === last.page),
  );
  return countStored(after) - 1 - countStored(before);
}

describe.each([
  ['the embedded database', true],
  ['a PostgreSQL server', postgresPrograms !== undefined],
])('a server with %s', (name, isInstalled) => {
  const test = isInstalled ? it : it.skip;
  const env: NodeJS.ProcessEnv = {};
  let postgres: PostgresServer | undefined;
  const postgresDirectory = createTempDirectory();

  beforeAll(async () => {
    if (name === 'a PostgreSQL server' && postgresPrograms) {
      postgres = await createPostgres(postgresPrograms, postgresDirectory);
      await postgres.start();
      env['DATABASE_URL'] = postgres.url;
    }
  });
  afterAll(() => {
    stopAllServers();
    stopAllPostgres();
  });

  describe('that is killed', () => {
    const directory = createTempDirectory();

    test('has after the next start all that it acknowledged, three times in a row', async () => {
      // The first time, the database is only being made.
      const acknowledged = [
        ...(await killWhilePosting(await startServer(directory, env))),
      ];
      for (let round = 2; round <= 3; round += 1) {
        const server = await startServer(directory, env);
        await waitForInsights(server.origin, () => true);
        acknowledged.push(...(await killWhilePosting(server)));
      }
      const server = await startServer(directory, env);
      const insights = await waitForInsights(
        server.origin,
        (found) => countStored(found) >= acknowledged.length,
      );
      const lost = await countLost(server.origin, acknowledged);
      await server.stop('SIGTERM');

      expect(acknowledged.length).toBeGreaterThan(60);
      expect(lost).toBe(0);
      // Some are stored whose answer was on its way; none is stored twice.
      expect(countStored(insights)).toBeLessThanOrEqual(
        acknowledged.length + 3 * (POSTERS + 1),
      );
    });
  });

  describe('that ends in order', () => {
    const directory = createTempDirectory();

    test('stores a retry after the restart once', async () => {
      const feedback = createFeedback({ page: '/x/retry/' });
      const first = await startServer(directory, env);
      const firstStatus = await postFeedback(first.origin, feedback);
      await first.stop('SIGTERM');
      const second = await startServer(directory, env);
      await waitForInsights(second.origin, () => true);
      const secondStatus = await postFeedback(second.origin, feedback);
      const insights = await waitForInsights(second.origin, () => true);
      await second.stop('SIGTERM');

      // The database may take longer to open than an answer waits.
      expect(isAcknowledged(firstStatus)).toBe(true);
      expect(isAcknowledged(secondStatus)).toBe(true);
      const page = insights.pages.find(
        ({ page: path }) => path === '/x/retry/',
      );
      expect(page?.comments).toBe(1);
    });
  });

  if (name === 'a PostgreSQL server') {
    describe('that is gone for a while', () => {
      const directory = createTempDirectory();

      test('acknowledges what it wrote down, and stores it once the database is back', async () => {
        const server = await startServer(directory, env);
        await waitForInsights(server.origin, () => true);
        await postgres?.crash();
        const during = Array.from({ length: 50 }, (_, index) =>
          createFeedback({ page: `/x/outage/${index % 5}/` }),
        );
        const statuses = await Promise.all(
          during.map((feedback) => postFeedback(server.origin, feedback)),
        );
        const refused = await fetch(`${server.origin}/api/insights`);
        await postgres?.start();
        const isOfOutage = (page: string): boolean =>
          page.startsWith('/x/outage/');
        const countOutage = (
          pages: readonly { page: string; comments: number }[],
        ): number =>
          pages
            .filter(({ page }) => isOfOutage(page))
            .reduce((sum, { comments }) => sum + comments, 0);
        const insights = await waitForInsights(
          server.origin,
          ({ pages }) => countOutage(pages) === during.length,
        );
        await server.stop('SIGTERM');

        expect(new Set(statuses)).toEqual(new Set([201]));
        expect(refused.status).toBe(503);
        expect(refused.headers.get('retry-after')).toBe('10');
        expect(countOutage(insights.pages)).toBe(during.length);
      });

      test('and killed meanwhile, stores it after the next start', async () => {
        const first = await startServer(directory, env);
        await waitForInsights(first.origin, () => true);
        await postgres?.crash();
        const feedback = createFeedback({ page: '/x/both/' });
        const status = await postFeedback(first.origin, feedback);
        await first.stop('SIGKILL');
        await postgres?.start();
        const second = await startServer(directory, env);
        const insights = await waitForInsights(second.origin, ({ pages }) =>
          pages.some(({ page }) => page === '/x/both/'),
        );
        await second.stop('SIGTERM');

        expect(status).toBe(201);
        expect(insights.pages.map(({ page }) => page)).toContain('/x/both/');
      });
    });

    describe('that others use too', () => {
      const directories = [createTempDirectory(), createTempDirectory()];

      test('makes the tables once, and stores what is sent to two of them once', async () => {
        const servers = await Promise.all(
          directories.map((directory) => startServer(directory, env)),
        );
        const feedback = createFeedback({ page: '/x/shared/' });
        for (const { origin } of servers) {
          await waitForInsights(origin, () => true);
          expect(isAcknowledged(await postFeedback(origin, feedback))).toBe(
            true,
          );
        }
        const counts = await Promise.all(
          servers.map(async ({ origin }) => {
            const insights = await waitForInsights(origin, ({ pages }) =>
              pages.some(({ page }) => page === '/x/shared/'),
            );
            return insights.pages.find(({ page }) => page === '/x/shared/')
              ?.comments;
          }),
        );
        await Promise.all(servers.map((server) => server.stop('SIGTERM')));

        expect(counts).toEqual([1, 1]);
      });
    });
  }
});

describe('a second server on the same folder', () => {
  const directory = createTempDirectory();

  it('acknowledges what it wrote down, and the first one stores it or the second does later', async () => {
    const first = await startServer(directory);
    await waitForInsights(first.origin, () => true);
    const second = await startServer(directory);
    const feedback = createFeedback();
    const status = await postFeedback(second.origin, feedback);
    await second.stop('SIGTERM');
    await first.stop('SIGTERM');
    const third = await startServer(directory);
    const insights = await waitForInsights(
      third.origin,
      (found) => countStored(found) === 1,
    );
    await third.stop('SIGTERM');

    expect(status).toBe(201);
    expect(insights.comments.map(({ id }) => id)).toEqual([feedback.id]);
    stopAllServers();
  });
});
