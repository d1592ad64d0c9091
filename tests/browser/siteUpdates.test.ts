/** A new deployment while pages are open: one reload, in sight, over nothing typed. */
import type { Page } from 'playwright-core';
import { openKept } from './support/offline';
import { openHost, type Host } from './support/openHost';
import { openPage, serveSite } from './support/site';

const SORTING = '/x/react-data-grid/sorting/';
const INTRODUCTION = '/x/introduction/';

/** Counts the documents of a page; the focus is where the test says. */
async function watchLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.addInitScript(() => {
    document.hasFocus = () => !('isAway' in window);
  });
  return () => loads;
}

const update = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** The hashes of what the document starts with. */
const readFiles = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('script[src*="/assets/js/main."], script[src*="runtime"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('src')));

async function waitUntilActive(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = async (): Promise<void> => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (registration?.waiting ?? registration?.installing) {
            setTimeout(() => void look(), 50);
          } else {
            resolve();
          }
        };
        void look();
      }),
  );
}

describe('a new deployment', () => {
  const site = serveSite();
  let host: Host;
  let page: Page;
  let countLoads: () => number;
  beforeEach(async () => {
    host = await openHost(site.origin);
    page = await openPage(site);
    countLoads = await watchLoads(page);
  });
  afterEach(() => host.close());

  /** Opens a page that a worker serves. */
  async function openServed(pathname: string): Promise<void> {
    await openKept(page, host.origin, pathname);
    await page.reload({ waitUntil: 'networkidle' });
  }

  it('reloads a page once, which then is the new one', async () => {
    await openServed(INTRODUCTION);
    const before = await readFiles(page);
    const loads = countLoads();
    host.deploy();
    await Promise.all([page.waitForEvent('load'), update(page)]);
    await page.waitForLoadState('networkidle');
    await update(page);

    expect(countLoads()).toBe(loads + 1);
    expect(await readFiles(page)).not.toEqual(before);
    expect(
      await page.evaluate(() => sessionStorage.getItem('docs-reloaded-for')),
    ).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8})+$/);
  });

  it('does not reload a page that is of the new deployment already', async () => {
    await openServed(INTRODUCTION);
    host.deploy();
    await page.goto(host.origin + SORTING, { waitUntil: 'networkidle' });
    const loads = countLoads();
    await waitUntilActive(page);
    await page.waitForLoadState('networkidle');
    expect(countLoads()).toBe(loads);
    expect(await page.getByText('There is a new version').count()).toBe(0);
  });

  it('asks the reader who is typing, and reloads on request', async () => {
    await openServed(SORTING);
    await page
      .getByRole('region', { name: 'Was this page helpful?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    const field = page.getByRole('textbox', { name: 'Comment' });
    await field.fill('The second demo helped.');
    await field.evaluate((node) => (node as HTMLElement).blur());
    const loads = countLoads();
    host.deploy();
    await update(page);
    await page.getByText('There is a new version of this site.').waitFor();
    expect(await field.inputValue()).toBe('The second demo helped.');
    expect(countLoads()).toBe(loads);

    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Reload' }).click(),
    ]);
    await page.waitForLoadState('networkidle');
    expect(countLoads()).toBe(loads + 1);
  });

  it('reloads each of two tabs once, when the reader looks at it', async () => {
    await openServed(INTRODUCTION);
    const other = await page.context().newPage();
    const countOther = await watchLoads(other);
    await other.addInitScript(() => {
      if (sessionStorage.getItem('isAway') === null) {
        sessionStorage.setItem('isAway', '1');
        Object.assign(window, { isAway: true });
      }
    });
    await other.goto(host.origin + SORTING, { waitUntil: 'networkidle' });
    const [loads, otherLoads] = [countLoads(), countOther()];
    host.deploy();
    await Promise.all([page.waitForEvent('load'), update(page)]);
    await page.waitForLoadState('networkidle');
    expect(countLoads()).toBe(loads + 1);
    expect(countOther()).toBe(otherLoads);

    await Promise.all([
      other.waitForEvent('load'),
      other.evaluate(() => {
        delete (window as { isAway?: boolean }).isAway;
      }),
    ]);
    await other.waitForLoadState('networkidle');
    expect(countOther()).toBe(otherLoads + 1);
    expect(countLoads()).toBe(loads + 1);
  });

  /** Takes all chunks away that are asked for on request, as a deployment does. */
  function takeChunksAway(): void {
    host.intercept((pathname, response) => {
      const isChunk =
        /\/assets\/js\//.test(pathname) && !/(main|runtime)/.test(pathname);
      if (isChunk) {
        response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
      }
      return isChunk;
    });
  }

  it('reloads once for a chunk that is gone, without a worker, and then leaves it', async () => {
    await page.goto(host.origin + SORTING, { waitUntil: 'networkidle' });
    takeChunksAway();
    const loads = countLoads();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Settings' }).click(),
    ]);
    await page.waitForLoadState('networkidle');
    // The page itself lacks chunks now; another reload would mend nothing.
    expect(countLoads()).toBe(loads + 1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('is whole after the reload for a chunk that is gone', async () => {
    await page.goto(host.origin + SORTING, { waitUntil: 'networkidle' });
    takeChunksAway();
    const reloaded = page.waitForEvent('load');
    const asked = page.waitForRequest((request) =>
      request.isNavigationRequest(),
    );
    await page.getByRole('button', { name: 'Settings' }).click();
    await asked;
    host.intercept(undefined);
    await reloaded;
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
  });

  it('asks the reader who is typing when a chunk is gone', async () => {
    await page.goto(host.origin + SORTING, { waitUntil: 'networkidle' });
    await page
      .getByRole('region', { name: 'Was this page helpful?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    const field = page.getByRole('textbox', { name: 'Comment' });
    await field.fill('The second demo helped.');
    const loads = countLoads();
    // What the settings ask for is gone, until the page asks whether it is; the notice is there.
    const gone = new Set<string>();
    let isAsked = false;
    host.intercept((pathname, response) => {
      isAsked ||= gone.has(pathname);
      if (!isAsked && pathname.startsWith('/assets/')) {
        gone.add(pathname);
      }
      if (gone.has(pathname)) {
        response.writeHead(404).end();
      }
      return gone.has(pathname);
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('There is a new version of this site.').waitFor();
    expect(await field.inputValue()).toBe('The second demo helped.');
    expect(countLoads()).toBe(loads);
  });

  it('says that something did not load where the connection is lost, and reloads nothing', async () => {
    await page.goto(host.origin + SORTING, { waitUntil: 'networkidle' });
    const loads = countLoads();
    host.setDown(true);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByText(
        'This could not be loaded. Check your connection and try again.',
      )
      .waitFor();
    expect(countLoads()).toBe(loads);
  });
});
