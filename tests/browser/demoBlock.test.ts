/** The toolbar of a demo, and its own window, as a reader uses them. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { openDemo, openEnvironment, readLook } from './support/openDemo';
import {
  BUILD,
  openPage,
  serveSite,
  watchConsole,
  type Reader,
} from './support/site';

const SORTING = '/x/react-data-grid/sorting/';

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

  const readFocus = (): Promise<string | null> =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        null,
    );

  const countTabStops = (demo: Locator): Promise<number> =>
    demo.getByRole('toolbar').locator('[tabindex="0"]').count();

  it('keeps what floats over code at its empty end on mirrored pages', async () => {
    const demo = await open('/x/react-charts/bars/', 'RentalsByWeekday', {
      direction: 'rtl',
    });
    const block = page.locator('[data-copy-block]:has(> [data-copy-button])');
    for (const [code, floating] of [
      [
        demo.locator('pre').first(),
        demo.getByRole('button', { name: 'Press Enter to edit' }),
      ],
      [
        block.first().locator('pre'),
        block.first().locator('[data-copy-button]'),
      ],
    ] as const) {
      const [codeBox, box] = [
        await code.boundingBox(),
        await floating.boundingBox(),
      ];
      expect(box?.x).toBeGreaterThan(
        (codeBox?.x ?? Infinity) + (codeBox?.width ?? 0) / 2,
      );
    }
  });

  describe('has a toolbar that', () => {
    it('Tab reaches from the demo, and leaves with one more press', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      expect(await countTabStops(demo)).toBe(1);
      await demo.getByRole('button', { name: 'JS' }).focus();
      await page.keyboard.press('Shift+Tab');
      const isInside = (): Promise<boolean> =>
        demo
          .getByRole('toolbar')
          .evaluate((toolbar) => toolbar.contains(document.activeElement));
      expect(await isInside()).toBe(false);
      // The grid has stops of its own.
      for (let presses = 0; presses < 5 && !(await isInside()); presses += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await readFocus()).toBe('JS');
      await page.keyboard.press('End');
      expect(await readFocus()).toBe('More');
      expect(await countTabStops(demo)).toBe(1);
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(false);
    });

    it.each([
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const)(
      'is walked in visual order on a page that runs %s',
      async (direction, forward, back) => {
        const demo = await open(SORTING, 'SortByHeader', { direction });
        await demo.getByRole('button', { name: 'JS' }).focus();
        const positions: number[] = [];
        for (let step = 0; step < 13; step += 1) {
          positions.push(
            await page.evaluate(
              () => document.activeElement?.getBoundingClientRect().left ?? 0,
            ),
          );
          await page.keyboard.press(forward);
        }
        const sorted = [...positions].sort((a, b) =>
          direction === 'rtl' ? b - a : a - b,
        );
        expect(positions).toEqual(sorted);
        expect(await readFocus()).toBe('JS');
        await page.keyboard.press(back);
        expect(await readFocus()).toBe('More');
      },
    );

    it('has one tab stop still when the one with the focus is hidden', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      await demo.getByRole('button', { name: 'Edit in StackBlitz' }).focus();
      await page.setViewportSize({ width: 375, height: 800 });
      const stop = demo.getByRole('toolbar').locator('[tabindex="0"]');
      await stop.and(demo.getByRole('button', { name: 'JS' })).waitFor();
      expect(await stop.count()).toBe(1);
    });

    it('has a menu that Tab goes on from', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      // Until the grid has its rows, the demo has nothing that could take the focus.
      await demo.locator('.MuiDataGrid-row').first().waitFor();
      await demo.getByRole('button', { name: 'More' }).press('Enter');
      await demo.locator('[role^="menuitem"]:focus').waitFor();
      await page.keyboard.press('Shift+Tab');
      await demo.getByRole('menu').waitFor({ state: 'detached' });
      expect(
        await demo.evaluate((root) => root.contains(document.activeElement)),
      ).toBe(true);
    });

    it('copies a link that opens the demo in the other language', async () => {
      const demo = await open(
        SORTING,
        'SortByHeader',
        {},
        {
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      );
      await demo.getByRole('button', { name: 'More' }).click();
      await demo
        .getByRole('menuitem', { name: 'Copy link to JavaScript' })
        .click();
      await demo.getByRole('menuitem', { name: 'Copied' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${site.origin}${SORTING}#SortByHeader.js`);
      await page.goto(link);
      await page.reload();
      await demo.getByRole('button', { name: 'Collapse code' }).waitFor();
      expect(
        await demo
          .getByRole('button', { name: 'JS' })
          .getAttribute('aria-pressed'),
      ).toBe('true');
    });

    it('is all there at 320 px, by finger: what does not fit is in the menu', async () => {
      const demo = await open(
        SORTING,
        'SortByHeader',
        {},
        {
          viewport: { width: 320, height: 900 },
          hasTouch: true,
          isMobile: true,
        },
      );
      await demo.getByRole('button', { name: 'More' }).tap();
      const items = demo.locator('[role^="menuitem"]:visible');
      // The menu is loaded when it is opened for the first time.
      await items.first().waitFor();
      expect(await items.allTextContents()).toEqual([
        'Edit the code',
        'Edit in StackBlitz',
        'Edit in CodeSandbox',
        'Download as a project (ZIP)',
        'Copy the code',
        'Move the focus to the start of the demo',
        'Reset the demo',
        'Environment',
        'Open in its own window',
        'Copy link to JavaScript',
        'Copy link to TypeScript',
      ]);
      const sizes = await demo
        .locator(
          '[role="toolbar"] :is(a, button):visible, [role^="menuitem"]:visible',
        )
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { width, height } = control.getBoundingClientRect();
            return Math.min(width, height);
          }),
        );
      expect(sizes.length).toBe(4 + 11);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBe(320);
    });

    it('has no accessibility violation with its menu and the environment open', async () => {
      const demo = await open(SORTING, 'SortByHeader');
      await openEnvironment(demo);
      await demo.getByRole('button', { name: 'More' }).click();
      // Hidden while it measures itself in the environment.
      await demo.locator('.MuiDataGrid-columnHeaderTitle').first().waitFor();
      expect(await checkAccessibility(page)).toEqual([]);
    });
  });

  describe('opens in a window of its own that', () => {
    it('has the demo in its environment, and no shell', async () => {
      const demo = await open(
        `${SORTING}?demo.SortByHeader=rtl,dark`,
        'SortByHeader',
      );
      const [own] = await Promise.all([
        page.waitForEvent('popup'),
        demo.getByRole('link', { name: 'Open in its own window' }).click(),
      ]);
      const messages = watchConsole(own);
      const grid = own.locator('.MuiDataGrid-root');
      await own.locator('.MuiDataGrid-row').first().waitFor();
      expect(await readLook(grid)).toEqual({ direction: 'rtl', isDark: true });
      expect(await own.locator('nav, header, [role="toolbar"]').count()).toBe(
        0,
      );
      expect(await own.title()).toBe('Sort by header · MUI X');
      expect(
        await own.locator('meta[name="robots"]').getAttribute('content'),
      ).toBe('noindex');
      expect(await checkAccessibility(own)).toEqual([]);
      expect(messages).toEqual([]);
    });

    it('follows the choices of the reader otherwise', async () => {
      await open(
        `/demo/?page=current/react-data-grid/sorting&name=SortByHeader`,
        'SortByHeader',
        { mode: 'dark', direction: 'rtl' },
      );
      expect(await readLook(page.locator('.MuiDataGrid-root'))).toEqual({
        direction: 'rtl',
        isDark: true,
      });
    });

    it('no search engine is led to', async () => {
      page = await openPage(site);
      const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
      expect(sitemap).toContain(SORTING);
      expect(sitemap).not.toMatch(/\/\/[^/]+\/demo\//);
    });
  });
});
