/** Reading without the network: what was visited, and what was not. */
import type { Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { openKept, waitForKept, waitForWorker } from './support/offline';
import { openHost, type Host } from './support/openHost';
import { runDemos } from './support/runDemos';
import { openPage, serveSite, watchConsole } from './support/site';

const SORTING = '/x/react-data-grid/sorting/';
const INTRODUCTION = '/x/introduction/';

const getScopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => new URL(scope).pathname,
    ),
  );

describe('the site without a network', () => {
  const site = serveSite();
  let host: Host;
  let page: Page;
  beforeEach(async () => {
    host = await openHost(site.origin);
    page = await openPage(site);
  });
  afterEach(() => host.close());

  it('registers no worker where it is not the production host', async () => {
    await page.goto(host.origin + INTRODUCTION, { waitUntil: 'networkidle' });
    expect(await getScopes(page)).toEqual([]);
    expect(host.requested).not.toContain('/x/sw.js');
  });

  it.each([
    ['', '/x/'],
    ['/zh', '/zh/x/'],
  ])('has a worker in "%s" that rules over %s', async (prefix, scope) => {
    const worker = await page.request.get(`${host.origin}${scope}sw.js`);
    expect(worker.headers()['cache-control']).toBe('no-cache');
    await page.goto(`${host.origin}${prefix}${INTRODUCTION}?pwa=1`);
    await waitForWorker(page);
    expect(await getScopes(page)).toEqual([scope]);
  });

  it('shows visited pages, with the demos that they ran, and says that they are saved', async () => {
    await openKept(page, host.origin, SORTING);
    const names = await runDemos(page);
    host.setDown(true);

    await page.goto(host.origin + SORTING);
    await page
      .getByText(/^You are offline\. This is version 7\.17\.0, saved on /)
      .waitFor();
    expect(await runDemos(page)).toEqual(names);
    expect(names.length).toBeGreaterThan(0);
    expect(await checkAccessibility(page)).toEqual([]);

    host.setDown(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('html:not([data-saved])').waitFor();
    expect(await page.getByText(/^You are offline/).count()).toBe(0);
  });

  it('keeps pages that came by a link of the site, without a document', async () => {
    await openKept(page, host.origin, INTRODUCTION);
    await page
      .getByRole('main')
      .getByRole('link', { name: /./ })
      .and(page.locator('[href^="/x/"]:not([href*="#"])'))
      .first()
      .click();
    await page.waitForURL((url) => url.pathname !== INTRODUCTION);
    const { pathname } = new URL(page.url());
    await waitForKept(page, pathname);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    host.setDown(true);

    await page.goto(host.origin + pathname);
    await page.locator('html[data-saved][data-has-hydrated="true"]').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      title,
    );
  });

  it.each([
    ['', 'en', 'This page is not saved', '此页面尚未保存'],
    ['/zh', 'zh-CN', '此页面尚未保存', 'This page is not saved'],
  ])(
    'says in "%s" that a page is not saved, and what is',
    async (prefix, lang, title, other) => {
      await openKept(page, host.origin, prefix + INTRODUCTION);
      host.setDown(true);

      const response = await page.goto(host.origin + prefix + SORTING);
      expect(response?.status()).toBe(503);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(other).waitFor();
      expect(await checkAccessibility(page)).toEqual([]);
      await page.locator('li a').click();
      await page.waitForURL(host.origin + prefix + INTRODUCTION);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
    },
  );

  it('shows a saved page where the server is ill', async () => {
    await openKept(page, host.origin, INTRODUCTION);
    host.intercept((pathname, response) => {
      if (pathname !== INTRODUCTION) {
        return false;
      }
      response.writeHead(502).end('Bad gateway');
      return true;
    });
    await page.goto(host.origin + INTRODUCTION);
    await page.locator('html[data-saved]').waitFor();
  });

  it.each([
    ['is cut off before it is there', undefined],
    ['is cut off in the middle', 'self.addEventListener("install", (event) =>'],
  ])(
    'is the site as ever where the worker %s, and gets it at the next visit',
    async (_what, part) => {
      const messages = watchConsole(page);
      const isAsked = new Promise<void>((resolve) =>
        host.intercept((pathname, response) => {
          if (pathname !== '/x/sw.js') {
            return false;
          }
          if (part !== undefined) {
            response.writeHead(200, {
              'content-type': 'text/javascript',
              'content-length': '20000',
            });
            response.write(part);
          }
          response.destroy();
          resolve();
          return true;
        }),
      );
      await page.goto(`${host.origin}${INTRODUCTION}?pwa=1`);
      await isAsked;
      // Browsers take one attempt after the other: the site's own has ended by then.
      const outcome = await page.evaluate(() =>
        navigator.serviceWorker.register('/x/sw.js', { scope: '/x/' }).then(
          () => 'registered',
          () => 'failed',
        ),
      );
      expect(outcome).toBe('failed');
      expect(await getScopes(page)).toEqual([]);
      expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);

      host.intercept(undefined);
      await openKept(page, host.origin, INTRODUCTION);
    },
  );

  it('starts again after its worker was stopped', async () => {
    await openKept(page, host.origin, INTRODUCTION);
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    host.setDown(true);
    await page.goto(host.origin + INTRODUCTION);
    await page.locator('html[data-saved]').waitFor();
  });

  it('is the site as ever where the storage is full', async () => {
    await page.goto(host.origin + INTRODUCTION);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize: 1000,
    });
    const messages = watchConsole(page);
    await page.goto(`${host.origin}${INTRODUCTION}?pwa=1`);
    await waitForWorker(page);
    await page.goto(host.origin + SORTING);
    expect((await runDemos(page)).length).toBeGreaterThan(0);
    expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);
  });
});
