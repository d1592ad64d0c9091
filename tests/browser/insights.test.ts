/** `/insights` on a server that has feedback. */
import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { createCollector } from '../../server/createCollector';
import { readServerOptions } from '../../server/options';
import { createFeedback, postFeedback } from '../collector/support/requests';
import { createTempDirectory } from '../setup/tempDirectory';
import { checkAccessibility } from './support/checkAccessibility';
import {
  BUILD,
  openPage,
  openTestSite,
  watchConsole,
  type Reader,
  type TestSite,
} from './support/site';

/** As long as the server asks for. */
const TOKEN = 'a-token-of-the-tests-that-is-long-enough';

const ATTACK = '<img src=x onerror="window.wasRun = true">=1+1';

async function sendEvents(origin: string): Promise<void> {
  const createEvent = (
    name: string,
    page: string,
    parameters: Record<string, string | number>,
  ) => ({
    id: crypto.randomUUID(),
    name,
    at: Date.now(),
    page,
    language: 'en',
    productId: 'x-charts',
    parameters,
  });
  const events = [
    createEvent('LCP', '/x/react-charts/bars/', { metric_value: 4500 }),
    createEvent('LCP', '/x/introduction/', { metric_value: 1200 }),
    createEvent('search', '/x/introduction/', {
      length: 5,
      results: 0,
      query: 'pivot',
    }),
    createEvent('ad', '/x/introduction/', {
      eventAction: 'display',
      eventLabel: 'in-house-body-top-image',
    }),
    createEvent('page_view', '/x/introduction/', {}),
  ];
  await fetch(`${origin}/api/events`, {
    method: 'POST',
    body: JSON.stringify({ visit: crypto.randomUUID(), events }),
  });
}

describe('the insights', () => {
  let site: TestSite;
  let page: Page;
  const directory = createTempDirectory();
  beforeAll(async () => {
    const options = readServerOptions({ DOCS_DATA_DIR: directory });
    const collector = createCollector(options, console.error);
    site = await openTestSite(BUILD, { collector, options });
    await collector.store.query('select 1');
    const section = { id: 'columns', title: 'Columns' };
    for (const feedback of [
      createFeedback({ kind: 'vote', comment: '', page: '/x/introduction/' }),
      createFeedback({ kind: 'vote', comment: '', rating: 0, section }),
      createFeedback({ rating: 0, reasons: ['unclear'], comment: ATTACK }),
      createFeedback({ rating: 0, reasons: ['outdated'], comment: '' }),
    ]) {
      await postFeedback(site.origin, feedback);
    }
    await sendEvents(site.origin);
    await collector.store.query('select 1');
  });
  afterAll(() => site.close());
  afterEach(() => page.context().close());

  async function open(...reader: Reader): Promise<string[]> {
    page = await openPage(site, ...reader);
    const messages = watchConsole(page);
    await page.goto(`${site.origin}/insights/`);
    await page.getByRole('heading', { name: 'Pages, worst first' }).waitFor();
    return messages;
  }

  it('put the worst page first, with its numbers', async () => {
    const messages = await open();
    const table = page.getByRole('region', { name: 'Pages, worst first' });
    const first = table.getByRole('row').nth(1);

    await first.getByText('/x/react-data-grid/sorting/').waitFor();
    await first.getByText('0%').waitFor();
    await page
      .getByRole('region', { name: 'Searches without result' })
      .getByText('pivot')
      .waitFor();
    expect(messages).toEqual([]);
  });

  it('list reasons that came without a comment', async () => {
    await open();
    const table = page.getByRole('region', {
      name: 'Reasons without a comment',
    });
    await table.getByRole('row').nth(1).getByText('outdated').waitFor();

    expect(await table.getByText('unclear').count()).toBe(0);
  });

  it('show a comment as the text that it is', async () => {
    await open();
    await page
      .getByRole('region', { name: 'Comments' })
      .getByText(ATTACK)
      .waitFor();

    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });

  it('rate web vitals by the lines of good and poor', async () => {
    await open();
    const table = page.getByRole('region', { name: /^Web vitals/ });
    const first = table.getByRole('row').nth(1);

    await first.getByText('4,500 ms').waitFor();
    await first.getByText('Poor').waitFor();
    await page.getByText('Good up to 2,500 ms, poor above 4,000 ms.').waitFor();
  });

  it('save a table that a spreadsheet runs no formula of', async () => {
    await open();
    const section = page.getByRole('region', { name: 'Comments' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const text = await fs.readFile(await download.path(), 'utf8');

    expect(download.suggestedFilename()).toBe('comments.csv');
    expect(text).toContain('/x/react-data-grid/sorting/');
  });

  it.each([
    ['light', 'ltr', 1400],
    ['dark', 'rtl', 375],
  ] as const)(
    'are accessible: %s, %s, %d pixels wide',
    async (mode, direction, width) => {
      await open({ mode, direction }, { viewport: { width, height: 900 } });

      expect(await checkAccessibility(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= window.innerWidth,
        ),
      ).toBe(true);
    },
  );
});

describe('the insights of a server with a token', () => {
  let site: TestSite;
  let page: Page;
  const directory = createTempDirectory();
  beforeAll(async () => {
    const options = readServerOptions({
      DOCS_DATA_DIR: directory,
      INSIGHTS_TOKEN: TOKEN,
    });
    const collector = createCollector(options, console.error);
    site = await openTestSite(BUILD, { collector, options });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    page = await openPage(site);
    await page.goto(`${site.origin}/insights/`);
  });
  afterEach(() => page.context().close());

  it('are shown to who gives it, and kept nowhere', async () => {
    await page.getByLabel('Token').fill(TOKEN);
    await page.getByRole('button', { name: 'Show insights' }).click();
    await page.getByRole('heading', { name: 'Pages, worst first' }).waitFor();

    await page.reload();
    await page.getByLabel('Token').waitFor();
  });

  it('are refused with another one, and say so', async () => {
    const field = page.getByLabel('Token');
    await field.fill('guess');
    await field.press('Enter');
    await page.getByText('The server refuses this token.').waitFor();

    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await checkAccessibility(page)).toEqual([]);
  });
});
