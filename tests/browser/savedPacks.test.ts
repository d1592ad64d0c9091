/** Saving a product: all of it without the network, in part after an interruption, nothing once it is deleted. */
import type { Locator, Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { waitForWorker } from './support/offline';
import { openHost, type Host } from './support/openHost';
import { runDemos } from './support/runDemos';
import { openPage, serveSite } from './support/site';

const INTRODUCTION = '/x/introduction/';
const GUIDE = '/x/react-tree-view/rich-tree-view/items/';
const REFERENCE = '/x/api/tree-view/rich-tree-view/';

describe('a saved product', () => {
  const site = serveSite();
  let host: Host;
  let page: Page;
  beforeEach(async () => {
    host = await openHost(site.origin);
    page = await openPage(site);
  });
  afterEach(() => host.close());

  async function openSettings(prefix = ''): Promise<void> {
    await page.goto(`${host.origin}${prefix}${INTRODUCTION}?pwa=1`);
    await waitForWorker(page);
    await page
      .getByRole('button', { name: prefix ? '设置' : 'Settings' })
      .click();
    await getRow().waitFor();
  }

  const getRow = (): Locator =>
    page
      .getByRole('region', { name: /^(Read offline|离线阅读)$/ })
      .getByRole('listitem')
      .filter({ hasText: 'Tree View' });

  const getButton = (name: RegExp): Locator =>
    getRow().getByRole('button', { name });

  async function save(): Promise<void> {
    await getButton(/^(Save|Go on|保存)/).click();
    await getButton(/^(Delete|删除)/).waitFor();
  }

  const listCaches = (): Promise<string[]> =>
    page.evaluate(async () => (await caches.keys()).sort());

  it('is listed with its size, and can be used with the keyboard and a screen reader', async () => {
    await openSettings();
    expect(await getRow().textContent()).toMatch(
      /^Tree View\d+(\.\d)? MB · \d+ pagesSave$/,
    );
    expect(await checkAccessibility(page)).toEqual([]);
  });

  it('works without the network: guides with their demos, and API pages that nobody visited', async () => {
    await openSettings();
    await save();
    expect(await getRow().textContent()).toContain('Saved on');
    host.setDown(true);

    await page.goto(host.origin + GUIDE);
    await page
      .getByText(/^You are offline\. This is version 7\.17\.0/)
      .waitFor();
    expect((await runDemos(page)).length).toBeGreaterThan(0);
    await page.goto(host.origin + REFERENCE);
    await page.locator('html[data-saved][data-has-hydrated="true"]').waitFor();
    await page.goto(`${host.origin}/x/react-data-grid/sorting/`);
    await page
      .getByRole('heading', { name: 'This page is not saved' })
      .waitFor();
    await page.getByRole('link', { name: 'Tree View' }).waitFor();
  });

  it('can be of the other language', async () => {
    await openSettings();
    await page.getByRole('radio', { name: '简体中文' }).check();
    await getRow().waitFor();
    await save();
    host.setDown(true);
    await page.goto(`${host.origin}/zh${GUIDE}`);
    await page.locator('html[data-saved][lang="zh-CN"]').waitFor();
    expect((await runDemos(page)).length).toBeGreaterThan(0);
  });

  it('goes on after an interruption with what is missing only', async () => {
    await openSettings();
    const asked = host.requested.length;
    const before = 20;
    host.intercept((pathname, response) => {
      const isCut =
        pathname.startsWith('/assets/') &&
        host.requested.length > asked + before;
      if (isCut) {
        response.destroy();
      }
      return isCut;
    });
    await getButton(/^Save/).click();
    await page.getByText(/^The connection was lost\./).waitFor();
    expect(await getRow().textContent()).toContain('Saved in part');
    const stored = await page.evaluate(async () =>
      (await (await caches.open('docs-saved-files')).keys()).map(
        ({ url }) => new URL(url).pathname,
      ),
    );
    expect(stored.length).toBeGreaterThan(0);

    host.intercept(undefined);
    const resumedAt = host.requested.length;
    await save();
    expect(await page.getByText(/^The connection was lost/).count()).toBe(0);
    const again = host.requested
      .slice(resumedAt)
      .filter(
        (pathname) =>
          stored.includes(pathname) && /\.[0-9a-f]{8}\./.test(pathname),
      );
    expect(again).toEqual([]);
  });

  it('says that the site was updated meanwhile, and gets the new version', async () => {
    await openSettings();
    host.intercept((pathname) => {
      if (pathname === GUIDE) {
        host.deploy();
        host.intercept(undefined);
      }
      return false;
    });
    await getButton(/^Save/).click();
    await page.getByText(/^The site was updated meanwhile\./).waitFor();
    await save();
    expect(await getRow().textContent()).toContain('Saved on');
  });

  it('is refused with a clear message where the browser has no room', async () => {
    await openSettings();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize: 200_000,
    });
    await getButton(/^Save/).click();
    await page.getByText(/^Your browser has no room for it\./).waitFor();

    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
    });
    await save();
    expect(await getRow().textContent()).toContain('Saved on');
  });

  it('is gone once it is deleted', async () => {
    await openSettings();
    await save();
    expect(await listCaches()).toContain('docs-pack:en:x-tree-view');
    await getButton(/^Delete/).click();
    await getButton(/^Save/).waitFor();
    expect(await listCaches()).not.toContain('docs-pack:en:x-tree-view');
    expect(
      await page.evaluate(
        async () =>
          (await (await caches.open('docs-saved-files')).keys()).length,
      ),
    ).toBe(0);
  });
});
