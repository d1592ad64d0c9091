/** The ad under the page head and in opened demos: what shows, what is asked for, and what goes wrong elsewhere. */
import type {
  BrowserContextOptions,
  Locator,
  Page,
  Route,
} from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { readLayoutShift, watchLayoutShift } from './support/runDemos';
import {
  BUILD,
  openPage,
  serveSite,
  watchConsole,
  type EarlierChoices,
} from './support/site';

const BARS = '/x/react-charts/bars/';
const HEIGHTS = [
  [1400, 126],
  [599, 142],
  [320, 142],
] as const;

/** What a chart may add while it draws. An ad that pushed the page would count ten times as much. */
const LARGEST_SHIFT = 0.005;

const FEED_AD = {
  statlink: 'https://example.com/click',
  image: '/sample-ads/picture.svg',
  company: 'Sample',
  description: 'Something to read.',
};

function getBlock(page: Page): Locator {
  return page.getByRole('region', { name: 'Advertisement' }).first();
}

/** Hosts that the page asked, and what it asked for in the name of ads. */
interface Asked {
  readonly hosts: Set<string>;
  readonly adFiles: string[];
}

function watchRequests(page: Page): Asked {
  const asked: Asked = { hosts: new Set(), adFiles: [] };
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    asked.hosts.add(host);
    if (/placements|sample-ads/.test(pathname)) {
      asked.adFiles.push(pathname);
    }
  });
  return asked;
}

describe('ads', () => {
  const site = serveSite(BUILD, { hasSampleAds: true });
  let page: Page;

  async function createPage(
    choices: EarlierChoices,
    options: BrowserContextOptions = {},
  ): Promise<void> {
    page = await openPage(site, choices, options);
    // The shape is an image, and no request to allow ads is drawn.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await watchLayoutShift(page);
  }

  describe('without consent', () => {
    it.each(HEIGHTS)(
      'keep their place at %d px without JavaScript: %d px',
      async (width, height) => {
        await createPage(
          {},
          { javaScriptEnabled: false, viewport: { width, height: 800 } },
        );
        await page.goto(site.origin + BARS);
        expect((await getBlock(page).boundingBox())?.height).toBe(height);
      },
    );

    it.each(HEIGHTS)(
      "are the site's own at %d px, in a place of %d px, and nothing moves",
      async (width, height) => {
        await createPage({}, { viewport: { width, height: 800 } });
        const asked = watchRequests(page);
        await page.goto(site.origin + BARS, { waitUntil: 'networkidle' });
        const block = getBlock(page);
        const link = block.getByRole('link');
        await link.waitFor();
        expect((await block.boundingBox())?.height).toBe(height);
        expect(
          await link.evaluate(
            (node) => node.scrollHeight <= node.clientHeight + 1,
          ),
        ).toBe(true);
        expect(await readLayoutShift(page)).toBeLessThan(LARGEST_SHIFT);
        expect([...asked.hosts]).toEqual([new URL(site.origin).host]);
        expect(asked.adFiles).toEqual([]);
      },
    );

    it('stay away from pages that opted out', async () => {
      await createPage({});
      await page.goto(`${site.origin}/x/introduction/`, {
        waitUntil: 'networkidle',
      });
      expect(await getBlock(page).count()).toBe(0);
    });

    it('work where storage is blocked', async () => {
      await createPage({});
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      const messages = watchConsole(page);
      const asked = watchRequests(page);
      await page.goto(site.origin + BARS, { waitUntil: 'networkidle' });
      await getBlock(page).getByRole('link').waitFor();
      expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);
      expect(asked.adFiles).toEqual([]);
    });

    it('lead to pages that exist', async () => {
      const targets = new Set<string>();
      for (const random of [0, 0.2, 0.4, 0.6, 0.8]) {
        await createPage({});
        await page.addInitScript((value) => {
          Math.random = () => value;
        }, random);
        await page.goto(site.origin + BARS);
        const link = getBlock(page).getByRole('link');
        await link.waitFor();
        const target = (await link.getAttribute('href')) ?? '';
        const image = await link.getByRole('img').getAttribute('src');
        for (const address of [target, image]) {
          const response = await page.request.get(`${site.origin}${address}`);
          expect([address, response.status()]).toEqual([address, 200]);
        }
        targets.add(target);
        if (random !== 0.8) {
          await page.context().close();
        }
      }
      expect(targets.size).toBe(5);
    });
  });

  describe('with consent', () => {
    async function openBars(
      routes: Readonly<Record<string, (route: Route) => Promise<void>>> = {},
      options: BrowserContextOptions = {},
    ): Promise<Asked> {
      await createPage({ consent: 'analytics' }, options);
      for (const [name, handler] of Object.entries(routes)) {
        await page.route(`**/sample-ads/${name}`, handler);
      }
      const asked = watchRequests(page);
      await page.goto(site.origin + BARS);
      return asked;
    }

    it("are the provider's, one at a time, in the same place", async () => {
      await openBars();
      const block = getBlock(page);
      await block.getByText('Nobody paid for it').waitFor();
      expect((await block.boundingBox())?.height).toBe(126);
      expect(await block.getByRole('link').count()).toBe(3);
      expect(
        await block
          .getByRole('link')
          .evaluateAll((links) =>
            links.every(
              (link) => link.getAttribute('rel') === 'sponsored noopener',
            ),
          ),
      ).toBe(true);
      expect(await readLayoutShift(page)).toBeLessThan(LARGEST_SHIFT);
      expect(await checkAccessibility(page)).toEqual([]);

      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL(/bar-demo/);
      await block.getByText('Nobody paid for it').waitFor();
      expect(await page.locator('#carbonads').count()).toBe(1);
      expect(await page.locator('#_carbonads_js').count()).toBe(1);
    });

    it.each([
      ['is blocked', (route: Route) => route.abort('blockedbyclient')],
      [
        'throws',
        (route: Route) =>
          route.fulfill({
            contentType: 'application/javascript',
            body: 'throw new Error("The provider broke.")',
          }),
      ],
      [
        'never answers',
        async () => {
          // The page must not wait for it.
        },
      ],
    ])(
      "are the site's own when the provider's script %s",
      async (_what, handler) => {
        await openBars({ 'provider.js': handler });
        const block = getBlock(page);
        await block.getByRole('link', { name: /MUI X/ }).waitFor();
        expect((await block.boundingBox())?.height).toBe(126);
        expect(await readLayoutShift(page)).toBeLessThan(LARGEST_SHIFT);
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('dialog', { name: 'Settings' }).waitFor();
      },
    );

    it('stay away from crawlers, which ask for nothing', async () => {
      const asked = await openBars(
        {},
        { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      );
      const options = page.waitForResponse(/placements\.json/);
      await page.reload();
      await options;
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await getBlock(page).getByRole('link').count()).toBe(0);
      expect(asked.adFiles.filter((file) => /sample-ads/.test(file))).toEqual(
        [],
      );
    });

    /** Opens the code of the first demo by its button, once the options of the ads are there. */
    async function openCode(
      handler?: (route: Route) => Promise<void>,
    ): Promise<{ readonly demo: Locator; readonly asked: Asked }> {
      const asked = await openBars(handler ? { 'feed.json': handler } : {});
      await getBlock(page).getByRole('link').first().waitFor();
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await demo.and(page.locator('[data-status="running"]')).waitFor();
      // The rest of the demos may still arrive, and move the button.
      await page.waitForLoadState('networkidle');
      await demo.getByRole('button', { name: /^(Show|Expand) code$/ }).click();
      return { demo, asked };
    }

    const getPlace = (demo: Locator): Locator =>
      demo.getByRole('region', { name: 'Advertisement' });

    it('come with the code of the first opened demo only, 52 px high', async () => {
      const { demo } = await openCode();
      const place = getPlace(demo);
      await place
        .getByRole('link', { name: /What a feed would show/ })
        .waitFor();
      expect((await place.boundingBox())?.height).toBe(52);
      expect(await place.locator('img[hidden]').getAttribute('src')).toBe(
        '/sample-ads/picture.svg?seen=1',
      );
      const second = page.locator('[data-demo]').nth(1);
      await second.scrollIntoViewIfNeeded();
      await second
        .getByRole('button', { name: /^(Show|Expand) code$/ })
        .click();
      await second.locator('pre').waitFor();
      expect(await getPlace(second).count()).toBe(0);
      expect(await checkAccessibility(page)).toEqual([]);
    });

    /** Resolves once the feed was asked. */
    async function expectFeedAsked({ adFiles }: Asked): Promise<void> {
      if (!adFiles.includes('/sample-ads/feed.json')) {
        await page.waitForRequest(/feed\.json/);
      }
    }

    const sendJson = (body: unknown) => (route: Route) =>
      route.fulfill({ json: body });

    it.each<[string, (route: Route) => Promise<void>]>([
      ['is down', (route) => route.abort('connectionrefused')],
      ['fails', (route) => route.fulfill({ status: 500, body: '{"ads":[]}' })],
      ['never answers', async () => {}],
      ['is no JSON', (route) => route.fulfill({ body: '<!doctype html>' })],
      ['has an empty list', sendJson({ ads: [] })],
      [
        'leads to a script',
        sendJson({ ads: [{ ...FEED_AD, statlink: 'javascript:alert(1)' }] }),
      ],
      [
        'is 10 MB long',
        sendJson({
          ads: [{ ...FEED_AD, description: 'x'.repeat(10_000_000) }],
        }),
      ],
    ])(
      'leave their place in the demo empty when the feed %s',
      async (_what, handler) => {
        const { demo, asked } = await openCode(handler);
        const messages = watchConsole(page);
        await demo.locator('pre').first().waitFor();
        const place = getPlace(demo);
        await place.waitFor();
        await expectFeedAsked(asked);
        expect((await place.boundingBox())?.height).toBe(52);
        expect(await place.getByRole('link').count()).toBe(0);
        expect(messages.filter((text) => text.startsWith('thrown'))).toEqual(
          [],
        );
        expect(
          asked.adFiles.filter((file) => file.endsWith('feed.json')).length,
        ).toBeLessThanOrEqual(10);
      },
    );

    it('show markup of the feed as text', async () => {
      const { demo } = await openCode(
        sendJson({
          ads: [
            {
              ...FEED_AD,
              company: '<img src=x onerror="document.title=1">',
              description: '<b>bold</b>',
            },
          ],
        }),
      );
      const link = getPlace(demo).getByRole('link');
      await link.waitFor();
      expect(await link.textContent()).toContain(
        '<img src=x onerror="document.title=1"> — <b>bold</b>',
      );
      expect(await link.locator('b').count()).toBe(0);
    });
  });
});
