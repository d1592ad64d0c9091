/** Header, settings, sidebar and languages, as a reader uses them. */
import type { Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { openPage, serveSite, type Reader } from './support/site';

const SORTING = '/x/react-data-grid/sorting/';

describe('the shell', () => {
  const site = serveSite();
  let page: Page;

  async function open(pathname: string, ...reader: Reader): Promise<void> {
    page = await openPage(site, ...reader);
    await page.goto(site.origin + pathname, { waitUntil: 'networkidle' });
  }

  it('stays on the page, with its query and hash, when the language changes', async () => {
    await open(`${SORTING}?a=1#start-sorted`);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await page.waitForURL(`**/zh${SORTING}?a=1#start-sorted`);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it.each([
    [`${SORTING}?userLanguage=zh`, `/zh${SORTING}`],
    [`/zh${SORTING}?userLanguage=en&a=1`, `${SORTING}?a=1`],
    [`${SORTING}?userLanguage=fr`, SORTING],
    [`/zh${SORTING}?userLanguage=zh#api`, `/zh${SORTING}#api`],
  ])('leads %s to %s', async (from, to) => {
    await open(from);
    expect(page.url()).toBe(site.origin + to);
  });

  it('gives the focus back when Escape closes the settings', async () => {
    await open(SORTING);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await panel.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(
      await button.evaluate((node) => node === document.activeElement),
    ).toBe(true);
  });

  it('changes mode and direction of shell and demos together, and remembers them', async () => {
    await open(SORTING);
    await page.locator('[data-status="running"]').first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Right to left' }).check();

    const readState = () =>
      page.evaluate(() => ({
        theme: document.documentElement.dataset['theme'],
        dir: document.documentElement.dir,
        gridColor: getComputedStyle(
          document.querySelector('.MuiDataGrid-root') as Element,
        ).color,
        gridStyles:
          document.querySelectorAll('style[data-emotion^="muirtl"]').length > 0,
      }));
    const expected = {
      theme: 'dark',
      dir: 'rtl',
      gridColor: 'rgb(233, 237, 242)',
      gridStyles: true,
    };
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await readState()).toEqual(expected);

    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('[data-status="running"]').first().waitFor();
    expect(await readState()).toEqual(expected);
  });

  it('applies a choice of another tab', async () => {
    await open(SORTING);
    const other = await page.context().newPage();
    await other.goto(site.origin + SORTING, { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByRole('radio', { name: 'Dark' }).check();
    await other.getByRole('radio', { name: 'Right to left' }).check();
    await page.locator('html[data-theme="dark"][dir="rtl"]').waitFor();
  });

  it('shows the same code language in every demo, and remembers it', async () => {
    await open(SORTING);
    const first = page.locator('[data-demo]').first();
    const js = page.getByRole('button', { name: 'JS' });
    await js.first().click();
    expect(await js.nth(1).getAttribute('aria-pressed')).toBe('true');
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'codeVariant');
    const yearFromNow = Date.now() / 1000 + 31_536_000;
    expect(cookie?.value).toBe('JS');
    expect(Math.abs((cookie?.expires ?? 0) - yearFromNow)).toBeLessThan(60);
    await first.getByRole('button', { name: /^(Show|Expand) code$/ }).click();
    await first
      .getByRole('button', { name: /^(Hide|Collapse) code$/ })
      .waitFor();
    const code = first.getByRole('region');
    await code.waitFor();
    expect(await code.textContent()).not.toContain('GridColDef');
  });

  it('opens the code of the demo that the hash names', async () => {
    await open(`${SORTING}#MultiSorting.js`);
    const demo = page.locator('[data-demo="MultiSorting"]');
    await demo.getByRole('region').waitFor();
    await demo.and(page.locator('[data-status="running"]')).waitFor();
    const js = demo.getByRole('button', { name: 'JS' });
    expect(await js.getAttribute('aria-pressed')).toBe('true');
  });

  it('can be walked with the keyboard: header, sidebar, page, demo', async () => {
    await open(SORTING);
    const stops: string[] = [];
    const areas = ['header', 'sidebar', 'article', 'demo'];
    for (
      let presses = 0;
      presses < 60 && !stops.includes('demo');
      presses += 1
    ) {
      await page.keyboard.press('Tab');
      const area = await page.evaluate(() => {
        const active = document.activeElement;
        if (active?.closest('[data-demo]')) {
          return 'demo';
        }
        if (active?.closest('.navbar')) {
          return 'header';
        }
        if (active?.closest('.theme-doc-sidebar-container')) {
          return 'sidebar';
        }
        return active?.closest('article') ? 'article' : 'other';
      });
      if (!stops.includes(area)) {
        stops.push(area);
      }
    }
    expect(stops.filter((area) => areas.includes(area))).toEqual(areas);
  });

  it('keeps the scroll position of the sidebar between pages', async () => {
    await open(SORTING, {}, { viewport: { width: 1400, height: 200 } });
    const sidebar = page.locator('.theme-doc-sidebar-menu').locator('xpath=..');
    await sidebar.evaluate((node) => {
      node.scrollTop = 40;
    });
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: 'Introduction' })
      .click();
    const before = await sidebar.evaluate((node) => node.scrollTop);
    expect(before).toBeGreaterThan(0);
  });

  it('is a drawer at 320 px, and nothing scrolls sideways', async () => {
    await open(SORTING, {}, { viewport: { width: 320, height: 640 } });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(320);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', { name: 'Sorting' })
      .waitFor();
  });

  it('has no accessibility violation with the settings open', async () => {
    await open('/x/introduction/');
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await checkAccessibility(page)).toEqual([]);
  });

  it('shows text and code without JavaScript', async () => {
    await open(SORTING, {}, { javaScriptEnabled: false });
    const code = page.locator('[data-demo="MultiSorting"] pre.code-block');
    expect(await code.textContent()).toContain('export default function');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Sorting',
    );
  });
});
