/** What leaves the page, and what stays in the browser, before and after the reader's choice. */
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { checkBody } from './support/checkBody';
import { setBuildOptions } from './support/options';
import {
  openPage,
  serveSite,
  watchConsole,
  type EarlierChoices,
} from './support/site';

const SORTING = '/x/react-data-grid/sorting/';
const GA = 'https://www.googletagmanager.com';

interface Batch {
  readonly visit: string;
  readonly events: readonly {
    readonly name: string;
    readonly page: string;
    readonly language: string;
    readonly productId: string | null;
    readonly parameters: Readonly<Record<string, unknown>>;
  }[];
}

describe('consent', () => {
  const site = serveSite();
  let page: Page;
  let requests: Request[];
  let batches: Batch[];
  let waiting: (() => void)[];

  /** A page whose collector accepts everything, and whose requests are noted. */
  async function prepare(
    choices: EarlierChoices = { consent: 'undecided' },
    options: BrowserContextOptions = {},
  ): Promise<void> {
    page = await openPage(site, choices, options);
    requests = [];
    batches = [];
    waiting = [];
    page.on('request', (request) => requests.push(request));
    await page.route('**/api/events', async (route) => {
      const batch = JSON.parse(route.request().postData() ?? '') as Batch;
      const status = await checkBody('/api/events', batch);
      batches.push(batch);
      waiting.splice(0).forEach((resume) => resume());
      await route.fulfill({ status });
    });
  }

  const goto = (pathname: string) =>
    page.goto(site.origin + pathname, { waitUntil: 'networkidle' });

  const getDialog = () =>
    page.getByRole('dialog', { name: 'May we count what is used?' });

  const countForeign = (): string[] =>
    requests
      .map((request) => request.url())
      .filter(
        (url) => !url.startsWith(site.origin) && !/^(data|blob):/.test(url),
      );

  const countPosts = (): number =>
    requests.filter((request) => request.method() === 'POST').length;

  const readStorage = () =>
    page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
    }));

  /** Makes the page hide, as when the reader leaves for another tab. */
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', {
        value: 'hidden',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });

  /** Goes to the next page by its link, and tells its path. */
  async function followNext(): Promise<string> {
    const link = page.locator('.pagination-nav__link--next');
    const pathname = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${pathname}`);
    return pathname;
  }

  /** Resolves once the collector has an event. */
  async function receive(
    isWanted: (event: Batch['events'][number]) => boolean,
  ): Promise<void> {
    while (!getEvents().some(isWanted)) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  const getEvents = () => batches.flatMap(({ events }) => events);

  it('asks beside the page, and until then sends and stores nothing', async () => {
    await prepare();
    await setBuildOptions(page, {
      gaMeasurementId: 'G-TEST',
      webVitalsSampling: 1,
    });
    await goto(SORTING);
    await getDialog().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.keyboard.press('Escape');
    await followNext();
    await hide();
    expect(countForeign()).toEqual([]);
    expect(countPosts()).toBe(0);
    // The memory of the sidebar is a choice of the reader, made by opening the page.
    expect(await readStorage()).toEqual({
      local: [],
      session: [],
      cookies: '',
    });
    expect(await page.context().cookies()).toEqual([]);
  });

  it('has two equal buttons and no accessibility violation', async () => {
    await prepare();
    await goto('/x/introduction/');
    const buttons = getDialog().getByRole('button');
    await buttons.first().waitFor();
    expect(await buttons.allTextContents()).toEqual([
      'Only what is needed',
      'Allow counting',
    ]);
    const [first, second] = await buttons.evaluateAll((nodes) =>
      nodes.map((node) => {
        const {
          color,
          backgroundColor,
          borderColor,
          fontWeight,
          width,
          height,
        } = getComputedStyle(node);
        return [color, backgroundColor, borderColor, fontWeight, width, height];
      }),
    );
    expect(first).toEqual(second);
    expect(await checkAccessibility(page)).toEqual([]);
  });

  it.each([
    ['Do-Not-Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])(
    'takes %s for a refusal: no question, no request',
    async (_name, key, value) => {
      await prepare();
      await page.addInitScript(
        ([name, signal]) =>
          Object.defineProperty(navigator, name as string, { value: signal }),
        [key, value] as const,
      );
      await setBuildOptions(page, { gaMeasurementId: 'G-TEST' });
      await goto(SORTING);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page
        .getByText('Your browser asks sites not to track you.')
        .waitFor();
      expect(await getDialog().count()).toBe(0);
      expect(countForeign()).toEqual([]);
      expect(countPosts()).toBe(0);
    },
  );

  it('remembers a refusal, and asks no more', async () => {
    await prepare();
    await goto(SORTING);
    await getDialog()
      .getByRole('button', { name: 'Only what is needed' })
      .click();
    await getDialog().waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => localStorage.getItem('docs-cookie-consent')),
    ).toBe('essential');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await getDialog().count()).toBe(0);
    expect(countPosts()).toBe(0);
  });

  it('works where storage is blocked: the choice holds for the visit', async () => {
    await prepare();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const messages = watchConsole(page);
    await goto(SORTING);
    await getDialog()
      .getByRole('button', { name: 'Only what is needed' })
      .click();
    await getDialog().waitFor({ state: 'detached' });
    await followNext();
    expect(await getDialog().count()).toBe(0);
    expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);
  });

  it('never hides what has the focus', async () => {
    await prepare(
      { consent: 'undecided' },
      { viewport: { width: 375, height: 640 } },
    );
    await goto('/x/introduction/');
    await getDialog().waitFor();
    const hidden: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const active = document.activeElement;
        const dialog = document.querySelector('[role="dialog"]');
        if (
          !active ||
          !dialog ||
          dialog.contains(active) ||
          active === document.body
        ) {
          return undefined;
        }
        const a = active.getBoundingClientRect();
        const d = dialog.getBoundingClientRect();
        const isCovered =
          a.bottom > d.top + 1 &&
          a.top < d.bottom &&
          a.right > d.left &&
          a.left < d.right;
        return isCovered ? active.outerHTML.slice(0, 120) : undefined;
      });
      if (covered) {
        hidden.push(covered);
      }
    }
    expect(hidden).toEqual([]);
  });

  it('sends page views by beacon when the page hides, once allowed', async () => {
    await prepare();
    await goto(`/zh${SORTING}?a=1#api`);
    await page.getByRole('button', { name: '允许统计' }).click();
    await hide();
    await receive(({ name }) => name === 'page_view');
    const [view] = getEvents().filter(({ name }) => name === 'page_view');
    expect(view).toMatchObject({
      page: SORTING,
      language: 'zh',
      productId: 'x-data-grid',
      parameters: {
        page_title: await page.title(),
        page_location: SORTING,
        productId: 'x-data-grid',
        productCategoryId: 'x',
      },
    });
    const properties = Object.assign(
      {},
      ...getEvents()
        .filter(({ name }) => name === 'user_properties')
        .map(({ parameters }) => parameters),
    ) as object;
    expect(properties).toEqual({
      codeVariant: 'TS',
      codeStylingVariant: 'MUI System',
      userLanguage: 'zh',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'light',
    });
    expect(new Set(batches.map(({ visit }) => visit)).size).toBe(1);
  });

  it('records one view for a navigation, with the new title, and none for a hash', async () => {
    await prepare({ consent: 'analytics' });
    await goto(SORTING);
    await page.evaluate(() => {
      window.location.hash = '#api';
    });
    const next = await followNext();
    await receive(
      ({ name, page: path }) => name === 'page_view' && path === next,
    );
    const views = getEvents().filter(({ name }) => name === 'page_view');
    expect(
      views.map(({ parameters }) => [
        parameters['page_location'],
        String(parameters['page_title']).endsWith('MUI X'),
      ]),
    ).toEqual([
      [SORTING, true],
      [next, true],
    ]);
    expect(
      new Set(views.map(({ parameters }) => parameters['page_title'])).size,
    ).toBe(2);
  });

  it('counts clicks by mouse and key with the attributes of the page', async () => {
    await prepare({ consent: 'analytics' });
    await goto(SORTING);
    const button = page.locator('[data-ga-event-action="source-js"]').first();
    await button.focus();
    await page.keyboard.press('Enter');
    await hide();
    await receive(({ name }) => name === 'demo');
    expect(getEvents().find(({ name }) => name === 'demo')?.parameters).toEqual(
      {
        eventAction: 'source-js',
        eventLabel: await button.getAttribute('data-ga-event-label'),
      },
    );
    expect(getEvents()).toContainEqual(
      expect.objectContaining({
        name: 'user_properties',
        parameters: { codeVariant: 'JS' },
      }),
    );
  });

  it('sends sampled web vitals when the page hides', async () => {
    await prepare({ consent: 'analytics' });
    await setBuildOptions(page, { webVitalsSampling: 1 });
    await goto(SORTING);
    await page.getByRole('heading', { level: 1 }).click();
    await hide();
    // Each comes as the browser knows it.
    for (const vital of ['CLS', 'FCP', 'LCP', 'TTFB']) {
      await receive(({ name }) => name === vital);
    }
    const vitals = getEvents().filter(
      ({ parameters }) => parameters['metric_id'],
    );
    expect(vitals[0]?.parameters).toMatchObject({
      metric_label: 'Web Vitals',
      metric_route: SORTING,
      metric_navigation: 'navigate',
    });
  });

  it('loads the script of another host only after consent, and survives its absence', async () => {
    await prepare();
    await setBuildOptions(page, { gaMeasurementId: 'G-TEST' });
    await page.route(`${GA}/**`, (route) => route.abort());
    const messages = watchConsole(page);
    await goto(SORTING);
    expect(countForeign()).toEqual([]);
    const asked = page.waitForRequest(`${GA}/**`);
    await getDialog().getByRole('button', { name: 'Allow counting' }).click();
    expect((await asked).url()).toBe(`${GA}/gtag/js?id=G-TEST`);
    await page.evaluate(() => {
      window.gtag = () => {
        throw new Error('blocked');
      };
    });
    const next = await followNext();
    await receive(({ page: path }) => path === next);
    expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);
  });

  it('shows what a visit has recorded, with payload, and deletes it', async () => {
    await prepare({ consent: 'analytics' });
    await goto(SORTING);
    await page.getByRole('button', { name: 'Settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await panel.getByText(/^Recorded events: \d+$/).click();
    await panel.locator('summary', { hasText: 'page_view' }).first().click();
    await panel
      .getByText('"page_location": "/x/react-data-grid/sorting/"')
      .waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    await panel
      .getByRole('button', { name: 'Delete what was recorded' })
      .click();
    await panel.getByText(/^Recorded events/).waitFor({ state: 'detached' });
    await panel.getByRole('radio', { name: 'Off' }).check();
    await panel
      .getByText('Nothing is recorded, and nothing is sent.')
      .waitFor();
    expect(
      await page.evaluate(() => localStorage.getItem('docs-cookie-consent')),
    ).toBe('essential');
  });
});
