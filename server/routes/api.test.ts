import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createTempDirectory } from '../../tests/setup/tempDirectory';
import { createCollector, type Collector } from '../createCollector';
import { createServer } from '../createServer';
import { readServerOptions } from '../options';
import type { CollectedEvent } from '../schemas/events';
import type { Feedback } from '../schemas/feedback';
import type { Insights } from '../schemas/insights';

const TOKEN = 'a-token-of-this-test';
const SITE = path.join(__dirname, '../__fixtures__/built-site');

const dataDirectory = createTempDirectory();
const logged: string[] = [];
let collector: Collector;
let server: FastifyInstance;

beforeAll(async () => {
  const options = readServerOptions({
    DOCS_DATA_DIR: dataDirectory,
    INSIGHTS_TOKEN: TOKEN,
    FEEDBACK_PER_MINUTE: '1000',
    COLLECTOR_ORIGINS: 'https://docs.example.com',
    TRUSTED_PROXIES: '1',
  });
  collector = createCollector(options, (message) => logged.push(message), {
    // The answers of a busy machine's database are part of what is tested.
    answerWithinMs: 60_000,
  });
  server = await createServer(SITE, { collector, options });
  await collector.store.query('select 1');
}, 120_000);
afterAll(() => server.close());

function createFeedback(values: Partial<Feedback> = {}): Feedback {
  return {
    id: randomUUID(),
    kind: 'vote',
    page: '/x/react-data-grid/sorting/',
    language: 'en',
    version: '7.17.0',
    productId: 'x-data-grid',
    section: null,
    rating: 1,
    reasons: [],
    comment: '',
    website: '',
    ...values,
  };
}

function createEvent(values: Partial<CollectedEvent> = {}): CollectedEvent {
  return {
    id: randomUUID(),
    name: 'page_view',
    at: Date.now(),
    page: '/x/react-charts/bars/',
    language: 'en',
    productId: 'x-charts',
    parameters: {},
    ...values,
  };
}

function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function sendEvents(
  events: readonly CollectedEvent[],
): Promise<LightMyRequestResponse> {
  return post('/api/events', { visit: randomUUID(), events });
}

async function readInsights(): Promise<Insights> {
  // Waits for what is on its way to the database.
  await collector.store.query('select 1');
  const response = await server.inject({
    url: '/api/insights',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return response.json<Insights>();
}

describe('POST /api/feedback', () => {
  it('answers 201 to what is new, and 200 to a retry, which is stored once', async () => {
    const feedback = createFeedback({ page: '/x/once/' });

    const first = await post('/api/feedback', feedback);
    const second = await post('/api/feedback', feedback);
    const { pages } = await readInsights();

    expect([first.statusCode, first.json()]).toEqual([
      201,
      { id: feedback.id },
    ]);
    expect([second.statusCode, second.json()]).toEqual([
      200,
      { id: feedback.id },
    ]);
    expect(pages.find(({ page }) => page === '/x/once/')?.votes).toBe(1);
  });

  it('stores a double click, which sends both at once, once', async () => {
    const feedback = createFeedback({ page: '/x/double/' });

    const answers = await Promise.all([
      post('/api/feedback', feedback),
      post('/api/feedback', feedback),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 201,
    ]);
  });

  it.each<[string, string, number, string]>([
    [
      'an unknown field',
      JSON.stringify({ ...createFeedback(), admin: true }),
      400,
      'Unknown field "admin".',
    ],
    [
      'an unknown field of the section',
      JSON.stringify({
        ...createFeedback(),
        section: { id: 'a', title: 'A', level: 2 },
      }),
      400,
      'Unknown field "section.level".',
    ],
    [
      'a missing field',
      JSON.stringify({ ...createFeedback(), page: undefined }),
      400,
      'Field "page" is missing.',
    ],
    [
      'another type, which is not converted',
      JSON.stringify({ ...createFeedback(), rating: '1' }),
      400,
      'Field "rating" must be equal to one of the allowed values.',
    ],
    [
      'an id that is none',
      JSON.stringify(createFeedback({ id: "'; drop table feedback" })),
      400,
      'Field "id" must match pattern',
    ],
    [
      'an address of another site for a page',
      JSON.stringify(createFeedback({ page: '//evil.example/' })),
      400,
      'Field "page" must match pattern',
    ],
    [
      'a comment that is too long',
      JSON.stringify(createFeedback({ comment: 'a'.repeat(5001) })),
      413,
      'Field "comment" must NOT have more than 5000 characters.',
    ],
    [
      'a body that is too large, before it is read',
      JSON.stringify(createFeedback({ comment: 'a'.repeat(100_000) })),
      413,
      'Request body is too large',
    ],
    ['no JSON', '{"id":', 400, 'Body is not valid JSON'],
    [
      'a key that pollutes prototypes',
      `{"__proto__":{"isAdmin":true},${JSON.stringify(createFeedback()).slice(1)}`,
      400,
      'not valid JSON',
    ],
    [
      'a constructor that pollutes prototypes',
      `{"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(createFeedback()).slice(1)}`,
      400,
      'not valid JSON',
    ],
    ['a list', '[]', 400, 'The body must be object.'],
  ])('refuses %s', async (_what, body, status, message) => {
    const response = await post('/api/feedback', body);

    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toContain(message);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])(
    'refuses %s, which pages of other sites could send',
    async (type) => {
      const response = await post('/api/feedback', createFeedback(), {
        'content-type': type,
      });

      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({
        statusCode: 415,
        message: expect.stringContaining('Unsupported Media Type') as string,
      });
    },
  );

  it('thanks who fills in the field that readers do not see, and stores nothing', async () => {
    const feedback = createFeedback({
      page: '/x/honeypot/',
      website: 'https://spam.example',
    });

    const response = await post('/api/feedback', feedback);
    const { pages } = await readInsights();

    expect(response.statusCode).toBe(201);
    expect(pages.map(({ page }) => page)).not.toContain('/x/honeypot/');
  });

  it.each([
    ['script tags', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['quotes and statements', `'; drop table feedback; --`],
    ['any script, and emoji', '排序示例很清楚 👍🏽 مفيد'],
  ])('stores %s as the text that they are', async (_what, comment) => {
    const feedback = createFeedback({ kind: 'comment', comment });

    await post('/api/feedback', feedback);
    const { comments } = await readInsights();

    expect(comments.find(({ id }) => id === feedback.id)?.comment).toBe(
      comment,
    );
  });

  it('counts the reasons of answers without a comment, and only of these', async () => {
    const page = '/x/reasons/';
    const no = { page, rating: 0 } as const;
    for (const feedback of [
      createFeedback({ ...no, reasons: ['unclear', 'example'] }),
      createFeedback({ ...no, kind: 'comment', reasons: ['unclear'] }),
      createFeedback({ ...no, reasons: ['outdated'], comment: 'Old names.' }),
      createFeedback({ ...no }),
    ]) {
      await post('/api/feedback', feedback);
    }
    const { reasons } = await readInsights();

    expect(reasons.filter((row) => row.page === page)).toEqual([
      { page, reason: 'unclear', count: 2 },
      { page, reason: 'example', count: 1 },
    ]);
  });

  it('stores what PostgreSQL takes of a comment with half characters and NUL', async () => {
    const feedback = createFeedback({ comment: 'a\u0000b\ud800c' });

    const { statusCode } = await post('/api/feedback', feedback);
    const { comments } = await readInsights();

    expect(statusCode).toBe(201);
    expect(comments.find(({ id }) => id === feedback.id)?.comment).toBe('ab�c');
  });

  it('lets pages of the configured origins send, and no others', async () => {
    const ask = (origin: string) =>
      server.inject({
        method: 'OPTIONS',
        url: '/api/feedback',
        headers: { origin, 'access-control-request-method': 'POST' },
      });

    const known = await ask('https://docs.example.com');
    const stranger = await ask('https://evil.example');

    expect(known.headers['access-control-allow-origin']).toBe(
      'https://docs.example.com',
    );
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the rate limit', () => {
  it('refuses what one address sends too often, says for how long, and lets others send', async () => {
    const options = readServerOptions({
      DOCS_DATA_DIR: dataDirectory,
      FEEDBACK_PER_MINUTE: '2',
      TRUSTED_PROXIES: '1',
    });
    const strict = await createServer(SITE, {
      // The collector is closed with the other server.
      collector: { ...collector, close: () => Promise.resolve() },
      options,
    });
    const send = (address: string) =>
      strict.inject({
        method: 'POST',
        url: '/api/feedback',
        headers: { 'x-forwarded-for': address },
        payload: createFeedback(),
      });

    const statuses = [];
    for (let index = 0; index < 2; index += 1) {
      statuses.push((await send('192.0.2.1')).statusCode);
    }
    const refused = await send('192.0.2.1');
    const other = await send('192.0.2.2');
    await strict.close();

    expect(statuses).toEqual([201, 201]);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(other.statusCode).toBe(201);
  });
});

describe('POST /api/events', () => {
  it.each(['application/json', 'text/plain;charset=UTF-8'])(
    'takes %s, as beacons send it',
    async (type) => {
      const response = await post(
        '/api/events',
        { visit: randomUUID(), events: [createEvent()] },
        { 'content-type': type },
      );

      expect(response.statusCode).toBe(204);
      expect(response.body).toBe('');
    },
  );

  it.each<[string, unknown, number, string]>([
    ['no events', { visit: randomUUID(), events: [] }, 400, 'events'],
    [
      'nested parameters',
      {
        visit: randomUUID(),
        events: [{ ...createEvent(), parameters: { a: { b: 1 } } }],
      },
      400,
      'Field "events.0.parameters.a" must be string,number,boolean,null.',
    ],
    [
      'a field that nobody declared, an address of a reader for instance',
      {
        visit: randomUUID(),
        events: [{ ...createEvent(), userAgent: 'Mozilla' }],
      },
      400,
      'Unknown field "events.0.userAgent".',
    ],
    [
      'more than a beacon carries',
      'a'.repeat(64 * 1024 + 1),
      413,
      'Request body is too large',
    ],
    [
      'a key that pollutes prototypes, as text too',
      '{"__proto__":{"isAdmin":true}}',
      400,
      'JSON',
    ],
  ])('refuses %s', async (_what, body, status, message) => {
    const response = await post('/api/events', body, {
      'content-type': 'text/plain',
    });

    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toContain(message);
  });

  it('keeps what was searched for only where nothing was found', async () => {
    const search = (results: number, query: string) =>
      createEvent({
        name: 'search',
        parameters: { length: query.length, results, query },
      });

    await sendEvents([
      search(3, 'my private words'),
      search(0, 'Pivot '),
      search(0, 'pivot'),
      search(0, 'x'.repeat(100)),
    ]);
    const { searches } = await readInsights();

    expect(searches).toEqual([
      { query: 'pivot', count: 2 },
      { query: 'x'.repeat(64), count: 1 },
    ]);
  });
});

describe('GET /api/insights', () => {
  it.each([
    ['no token', undefined],
    ['another token', 'Bearer another-token-of-this-test'],
    ['another scheme', `Basic ${TOKEN}`],
  ])('refuses %s, and tells nothing', async (_what, authorization) => {
    for (const url of ['/api/insights', '/api/insights/comments.csv']) {
      const response = await server.inject({
        url,
        headers: authorization ? { authorization } : {},
      });

      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        statusCode: 401,
        message: 'Give the token of INSIGHTS_TOKEN.',
      });
    }
  });

  it('counts votes of pages and sections, worst first, and a changed mind once', async () => {
    const vote = (
      page: string,
      rating: 0 | 1,
      values: Partial<Feedback> = {},
    ) => post('/api/feedback', createFeedback({ page, rating, ...values }));
    const section = { id: 'columns', title: 'Columns' };
    const changed = randomUUID();
    await vote('/x/good/', 1);
    await vote('/x/good/', 1);
    await vote('/x/bad/', 0, { section });
    await vote('/x/bad/', 1, { id: changed });
    await vote('/x/bad/', 0, { replaces: changed });

    const { pages, sections } = await readInsights();
    const names = pages.map(({ page }) => page);

    expect(pages.find(({ page }) => page === '/x/bad/')).toMatchObject({
      votes: 2,
      helpful: 0,
    });
    expect(names.indexOf('/x/bad/')).toBeLessThan(names.indexOf('/x/good/'));
    expect(sections).toEqual([
      {
        page: '/x/bad/',
        sectionId: 'columns',
        sectionTitle: 'Columns',
        votes: 1,
        helpful: 0,
        comments: 0,
      },
    ]);
  });

  it('gives the third quartile of web vitals, and leaves out what is no number', async () => {
    const vital = (value: number | string) =>
      createEvent({
        name: 'LCP',
        page: '/x/vital/',
        parameters: { metric_value: value },
      });
    await sendEvents([1000, 2000, 3000, 4000, 5000, 'fast'].map(vital));

    const { vitals } = await readInsights();

    expect(vitals).toEqual([
      { page: '/x/vital/', name: 'LCP', p75: 4000, samples: 5 },
    ]);
  });

  it('counts displays and clicks of each ad', async () => {
    const ad = (eventAction: string) =>
      createEvent({
        name: 'ad',
        parameters: { eventAction, eventLabel: 'in-house-body-top-image' },
      });
    await sendEvents([ad('display'), ad('display'), ad('click')]);

    const { ads } = await readInsights();

    expect(ads).toEqual([
      { label: 'in-house-body-top-image', displays: 2, clicks: 1 },
    ]);
  });

  it('gives a table as CSV that a spreadsheet runs no formula of', async () => {
    await post(
      '/api/feedback',
      createFeedback({ kind: 'comment', comment: '=HYPERLINK("http://evil")' }),
    );
    await readInsights();

    const response = await server.inject({
      url: '/api/insights/comments.csv?days=7',
      headers: { authorization: `Bearer ${TOKEN}` },
    });

    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it.each([
    '/api/insights?days=0',
    '/api/insights?days=1;drop',
    '/api/nothing',
  ])('refuses %s as JSON', async (url) => {
    const response = await server.inject({
      url,
      headers: { authorization: `Bearer ${TOKEN}` },
    });

    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers['content-type']).toContain('application/json');
  });
});

describe('what is stored', () => {
  it('names no address and no browser of a reader', async () => {
    await post('/api/feedback', createFeedback({ comment: 'who am I' }), {
      'user-agent': 'SecretBrowser/1.0',
      'x-forwarded-for': '198.51.100.77',
    });
    const tables = await collector.store.query<{ text: string }>(
      `select feedback::text as text from feedback
       union all select events::text from events`,
    );
    const journal = path.join(dataDirectory, 'journal');
    const written = fs
      .readdirSync(journal)
      .map((file) => fs.readFileSync(path.join(journal, file), 'utf8'));
    const all = [...tables.map(({ text }) => text), ...written].join('\n');

    expect(all).toContain('who am I');
    expect(all).not.toMatch(/198\.51\.100\.77|SecretBrowser/);
  });

  it('is deleted when its time is over', async () => {
    await collector.store.query(
      `update feedback set received_at = now() - interval '3 days' where page = '/x/good/'`,
    );

    const count = await collector.store.deleteOlderThan(2);
    const { pages } = await readInsights();

    expect(count).toBe(2);
    expect(pages.map(({ page }) => page)).not.toContain('/x/good/');
  });

  it('needed no word of the log', () => {
    expect(logged).toEqual([]);
  });
});
