/** The migration checker as a reader uses it, on the built site with real data. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { hasScript } from './support/hasScript';
import {
  openPage,
  serveSite,
  watchConsole,
  type EarlierChoices,
} from './support/site';

const PATH = '/x/migration/checker/';

const CODE = `import { DataGridPro, GridColDef } from '@mui/x-data-grid-pro';
const columns: GridColDef[] = [
  { field: 'total', valueGetter: (params) => params.row.price },
];
export const App = () => (
  <DataGridPro columns={columns} rows={[]} components={{}} rowBuffer={3} />
);`;

describe('the migration checker', () => {
  const site = serveSite();
  let page: Page;

  async function open(
    choices: EarlierChoices = {},
    options: BrowserContextOptions = {},
    address = PATH,
  ): Promise<void> {
    page = await openPage(site, choices, options);
    await page.goto(site.origin + address, { waitUntil: 'networkidle' });
    if (options.javaScriptEnabled !== false) {
      await page.locator('html[data-has-hydrated="true"]').waitFor();
    }
  }

  async function check(code: string): Promise<void> {
    await page.getByLabel('Your code').fill(code);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  }

  function findings(): ReturnType<Page['locator']> {
    return page
      .getByRole('list', { name: 'What was found' })
      .getByRole('listitem');
  }

  it('marks what the newer version does not take, in a worker', async () => {
    await open();
    const messages = watchConsole(page);
    const worker = page.waitForEvent('worker');
    await check(CODE);
    await worker;
    await findings().first().waitFor();
    expect(
      await findings().evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('span')?.textContent,
          item.querySelector('code')?.textContent,
          item.querySelector('button')?.textContent,
        ]),
      ),
    ).toEqual([
      ['Changed', 'GridColDef.valueGetter', 'Line 3'],
      ['To check', 'DataGridPro.disableMultipleRowSelection', 'Line 6'],
      ['Renamed', 'DataGridPro.components', 'Line 6'],
      ['Removed', 'DataGridPro.rowBuffer', 'Line 6'],
    ]);
    const links = await findings()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toContain(
      '/x/migration/migration-data-grid-v6/#value-getter',
    );
    expect(messages).toEqual([]);
  });

  it('links to sections that exist', async () => {
    await open();
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await findings().first().waitFor();
    const links = await findings()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(5);
    for (const address of new Set(links)) {
      const [path = '', id = ''] = (address ?? '').split('#');
      const html = await (await page.request.get(site.origin + path)).text();
      expect({
        address,
        isThere: html.includes(`id="${id}"`) || html.includes(`id=${id}`),
      }).toEqual({
        address,
        isThere: true,
      });
    }
  });

  it('sends the code nowhere and keeps nothing of it', async () => {
    await open();
    const bodies: string[] = [];
    page.on('request', (request) =>
      bodies.push(request.url(), request.postData() ?? ''),
    );
    await check(CODE.replace('price', 'secretField'));
    await findings().first().waitFor();
    expect(bodies.filter((text) => text.includes('secretField'))).toEqual([]);
    const stored = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        location.href,
      ]),
    );
    expect(stored).not.toContain('secretField');
  });

  it('loads checker and data only when a check starts', async () => {
    page = await openPage(site);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(site.origin + PATH, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    // What the checker parses code with says so.
    const isLoaded = (): boolean => hasScript(requested, 'JSXNamespacedName');
    const before = isLoaded();
    await check(CODE);
    await findings().first().waitFor();
    expect([before, isLoaded()]).toEqual([false, true]);
  });

  it('is used with the keyboard alone', async () => {
    await open();
    await page.getByLabel('Your code').focus();
    await page.keyboard.insertText(CODE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await findings().first().waitFor();
    await findings().first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    const line = await page.evaluate(() =>
      document.activeElement?.getAttribute('data-line'),
    );
    expect(line).toBe('3');
  });

  it('works on the page itself where workers fail', async () => {
    page = await openPage(site);
    await page.addInitScript(() => {
      window.Worker = function NoWorker() {
        throw new Error('No workers here.');
      } as unknown as typeof Worker;
    });
    await page.goto(site.origin + PATH, { waitUntil: 'networkidle' });
    await check(CODE);
    await findings().first().waitFor();
    expect(await findings().count()).toBe(4);
  });

  it.each([
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)(
    'is accessible and fits a phone in %s %s',
    async (mode, direction) => {
      await open(
        { mode, direction },
        { viewport: { width: 320, height: 800 } },
      );
      await page.getByRole('button', { name: 'Try a sample' }).click();
      await findings().first().waitFor();
      await checkAccessibility(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

  it('speaks Chinese', async () => {
    await open({}, {}, `/zh${PATH}`);
    await page.getByRole('button', { name: '试试示例' }).click();
    await page.getByRole('list', { name: '检查结果' }).waitFor();
    expect(await page.getByRole('status').first().textContent()).toMatch(
      /处需要您处理/,
    );
  });

  it('says without JavaScript why there is no checker, and keeps its text', async () => {
    await open({}, { javaScriptEnabled: false });
    const text = await page.locator('article').textContent();
    expect(text).toContain('The checker needs JavaScript');
    expect(text).toContain('What is compared');
  });
});
