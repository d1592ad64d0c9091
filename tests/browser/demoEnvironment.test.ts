/** What one demo runs in, apart from its page. */
import type { Locator, Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { openDemo, openEnvironment, readLook } from './support/openDemo';
import { serveSite, watchConsole, type Reader } from './support/site';

const SORTING = '/x/react-data-grid/sorting/';
const PICKER = '/x/react-date-pickers/date-picker/';

describe('the block of a demo', () => {
  const site = serveSite();
  let page: Page;

  async function open(
    pathname: string,
    name: string,
    ...reader: Reader
  ): Promise<Locator> {
    const opened = await openDemo(site, pathname, name, ...reader);
    page = opened.page;
    return opened.demo;
  }

  describe('has an environment that', () => {
    it('is the demo’s alone, is in the address, and goes by one press', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      const bar = await openEnvironment(demo);
      await bar.getByRole('radio', { name: 'Right to left' }).check();
      await bar.getByRole('radio', { name: 'Dark' }).check();
      await page.waitForURL(`**${SORTING}?demo.SortByHeader=rtl,dark`);
      await page.reload();
      await demo.scrollIntoViewIfNeeded();
      await demo
        .locator('.demo-preview[data-theme="dark"] [dir="rtl"]')
        .waitFor();
      const other = page.locator('[data-demo="SortingOrderPerColumn"]');
      expect(
        await page.evaluate(() => [
          document.documentElement.dir,
          document.documentElement.dataset['theme'],
        ]),
      ).toEqual(['ltr', 'light']);
      expect(
        await other.locator('.demo-preview').getAttribute('data-theme'),
      ).toBeNull();

      await (
        await openEnvironment(demo)
      )
        .getByRole('button', { name: 'Reset environment' })
        .click();
      await page.waitForURL(site.origin + SORTING);
      expect(await demo.locator('.demo-preview [dir="rtl"]').count()).toBe(0);
    });

    it('does not scroll the page or mount the demo anew when it changes', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      const bar = await openEnvironment(demo);
      await demo.locator('.MuiDataGrid-root').evaluate((grid) => {
        grid.id = 'the-same';
      });
      const before = await page.evaluate(() => window.scrollY);
      await bar.getByRole('radio', { name: 'Dark' }).check();
      await demo.locator('[data-theme="dark"] #the-same').waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });

    it('holds for the menus of a grid too', async () => {
      const demo = await open(
        `${SORTING}?demo.SortByHeader=rtl,dark`,
        'SortByHeader',
      );
      const header = demo.locator('.MuiDataGrid-columnHeader').first();
      await header.hover();
      await header.locator('.MuiDataGrid-menuIcon button').click();
      const list = page.locator(
        '.demo-portal .MuiMenu-list, .demo-portal [role="menu"]',
      );
      await list.first().waitFor();
      expect(await readLook(list.first())).toEqual({
        direction: 'rtl',
        isDark: true,
      });
    });

    it('holds for the calendar of a picker, with its own language and dates', async () => {
      const demo = await open(
        `${PICKER}?demo.FirstDatePicker=rtl,dark,frFR`,
        'FirstDatePicker',
      );
      const button = demo.getByRole('button', { name: /^Choisir la date/ });
      await button.click();
      const calendar = page.locator('.demo-portal .MuiDateCalendar-root');
      await calendar.waitFor();
      expect(await readLook(calendar)).toEqual({
        direction: 'rtl',
        isDark: true,
      });
      expect(
        await calendar.locator('.MuiPickersCalendarHeader-label').textContent(),
      ).toMatch(
        /^(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d{4}$/,
      );
    });

    it('has a width that is dragged, on a mirrored page as well', async () => {
      for (const direction of ['ltr', 'rtl'] as const) {
        const demo = await open(SORTING, 'SortByHeader', { direction });
        await openEnvironment(demo);
        const handle = demo.getByRole('slider', { name: 'Width of the demo' });
        const box = await handle.boundingBox();
        const full = Number(await handle.getAttribute('aria-valuenow'));
        const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
        const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + (direction === 'rtl' ? 200 : -200), y, {
          steps: 4,
        });
        expect(page.url()).toBe(site.origin + SORTING);
        await page.mouse.up();
        await page.waitForURL(`**?demo.SortByHeader=${full - 200}`);
        const width = await demo
          .locator('.demo-preview > div')
          .first()
          .evaluate((stage) => stage.getBoundingClientRect().width);
        expect(width).toBe(full - 200);
        if (direction === 'ltr') {
          await page.context().close();
        }
      }
    });

    it('is compared in four, without a word on the console or a violation', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      const messages = watchConsole(page);
      await (
        await openEnvironment(demo)
      )
        .getByRole('button', { name: 'Compare' })
        .click();
      const cells = demo.getByRole('group', { name: / · / });
      await cells.nth(3).locator('.MuiDataGrid-row').first().waitFor();
      const looks = await Promise.all(
        [0, 1, 2, 3].map(async (index) =>
          readLook(cells.nth(index).locator('.MuiDataGrid-root')),
        ),
      );
      expect(looks).toEqual([
        { direction: 'ltr', isDark: false },
        { direction: 'rtl', isDark: false },
        { direction: 'ltr', isDark: true },
        { direction: 'rtl', isDark: true },
      ]);
      expect(messages).toEqual([]);
      expect(await checkAccessibility(page)).toEqual([]);
    });
  });
});
