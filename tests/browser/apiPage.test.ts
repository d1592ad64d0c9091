/** API pages as a reader uses them: anchors, filter, views, types, small screens. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { readLayoutShift, watchLayoutShift } from './support/runDemos';
import {
  BUILD,
  openPage,
  serveSite,
  watchConsole,
  type EarlierChoices,
} from './support/site';

const GRID = '/x/api/data-grid/data-grid/';
const SORT_MODEL = 'data-grid-prop-sort-model';

/** Bytes after compression (issue: the page of the largest component). */
const LARGEST_HTML = 60_000;
/** With what comes when idle and the introduction lacks: the advertising. */
const LARGEST_OWN_SCRIPTS = 30_000;

describe('an API page', () => {
  const site = serveSite();
  let page: Page;

  /** @param stored What an earlier visit left in `localStorage`. */
  async function open(
    address: string,
    stored: Readonly<Record<string, string>> = {},
    choices: EarlierChoices = {},
    options: BrowserContextOptions = {},
  ): Promise<void> {
    page = await openPage(site, choices, options);
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(key, value);
      }
    }, stored);
    await watchLayoutShift(page);
    await page.goto(site.origin + address, { waitUntil: 'networkidle' });
    if (options.javaScriptEnabled !== false) {
      await page.locator('html[data-has-hydrated="true"]').waitFor();
    }
  }

  const row = (id: string): Locator => page.locator(`[id="${id}"]`);

  /** Distance of a row from the lower edge of what sticks to the top. */
  async function measureGap(id: string): Promise<number> {
    const bar = await page
      .getByRole('search', { name: 'Filter' })
      .boundingBox();
    const box = await row(id).boundingBox();
    return (box?.y ?? NaN) - (bar?.y ?? NaN) - (bar?.height ?? NaN);
  }

  it('is readable without JavaScript, and smaller than its budget', async () => {
    await open(GRID, {}, {}, { javaScriptEnabled: false });
    expect(await row(SORT_MODEL).innerText()).toContain('GridSortModel');
    expect(await page.locator('dl > [id]').count()).toBeGreaterThan(300);
    expect(await page.getByRole('search', { name: 'Filter' }).count()).toBe(0);
    const html = fs.readFileSync(path.join(BUILD, GRID, 'index.html'));
    expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(
      LARGEST_HTML,
    );
  });

  it('has less JavaScript of its own than its budget', async () => {
    // What links in sight are fetched ahead for is no script yet.
    const readScripts = (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'initiatorType' in entry)
          .filter((entry) => entry.initiatorType === 'script')
          .map((entry) => new URL(entry.name).pathname),
      );
    await open('/x/introduction/');
    const shell = new Set(await readScripts());
    await page.goto(site.origin + GRID, { waitUntil: 'networkidle' });
    const own = (await readScripts()).filter((file) => !shell.has(file));
    const sizes = own.map(
      (file) =>
        brotliCompressSync(fs.readFileSync(path.join(BUILD, file))).byteLength,
    );
    console.log(
      own
        .map((file, index) => `${path.basename(file)}: ${sizes[index]} B`)
        .join('\n'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      LARGEST_OWN_SCRIPTS,
    );
  });

  it('scrolls to the row of a hash, marks it, and moves nothing', async () => {
    await open(`${GRID}#${SORT_MODEL}`);
    await row(SORT_MODEL).and(page.locator('[data-target]')).waitFor();
    const gap = await measureGap(SORT_MODEL);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
  });

  it('follows the table of contents to a row', async () => {
    await open(GRID);
    await page
      .getByRole('navigation', { name: 'Page table of contents' })
      .getByRole('link', { name: 'sortModel', exact: true })
      .click();
    await row(SORT_MODEL).and(page.locator('[data-target]')).waitFor();
    expect(page.url()).toBe(`${site.origin}${GRID}#${SORT_MODEL}`);
    await expect(measureGap(SORT_MODEL)).resolves.toBeLessThan(40);
  });

  it('shows the link of a row on hover and on focus', async () => {
    await open(GRID);
    const link = row('data-grid-prop-api-ref').getByRole('link', {
      name: 'Link to apiRef',
    });
    const readOpacity = (): Promise<number> =>
      link.evaluate((node) => Number(getComputedStyle(node).opacity));
    expect(await readOpacity()).toBe(0);
    await link.focus();
    await page.waitForTimeout(200);
    expect(await readOpacity()).toBe(1);
    await link.blur();
    await row('data-grid-prop-api-ref').locator('dt').hover();
    await page.waitForTimeout(200);
    expect(await readOpacity()).toBe(1);
  });

  it('keeps its filter in the address and starts from there', async () => {
    await open(GRID);
    const field = page.getByRole('searchbox', { name: /Filter by name/ });
    await field.fill('sortModel');
    await page.waitForURL(`**${GRID}?q=sortModel`);
    const status = await page
      .getByRole('search', { name: 'Filter' })
      .getByRole('status')
      .innerText();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await field.inputValue()).toBe('sortModel');
    expect(
      await page
        .getByRole('search', { name: 'Filter' })
        .getByRole('status')
        .innerText(),
    ).toBe(status);
    expect(await row(SORT_MODEL).isVisible()).toBe(true);
    expect(await row('data-grid-prop-columns').isVisible()).toBe(false);

    await field.fill('no such member');
    await page.getByRole('button', { name: 'Reset the filter' }).click();
    await row('data-grid-prop-columns').waitFor();
    expect(page.url()).toBe(site.origin + GRID);
  });

  it('lets a hash win over a filter that hides its row', async () => {
    await open(`${GRID}?q=toolbar#${SORT_MODEL}`);
    await row(SORT_MODEL).and(page.locator('[data-target]')).waitFor();
    expect(await row(SORT_MODEL).isVisible()).toBe(true);
    await expect(measureGap(SORT_MODEL)).resolves.toBeLessThan(40);
    expect(new URL(page.url()).search).toBe('');
  });

  it('explains a type by keyboard, and gives the focus back', async () => {
    await open(`${GRID}#${SORT_MODEL}`);
    const button = row(SORT_MODEL).getByRole('button', {
      name: 'GridSortModel: show the type',
    });
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('GridSortItem');
    const box = await dialog.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1400);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(
      await button.evaluate((node) => node === document.activeElement),
    ).toBe(true);
  });

  it.each([
    ['table', 'Table', 'grid'],
    ['expanded', 'List', 'flex'],
    ['collapsed', 'Compact', 'flex'],
  ])('paints a stored %s view at once', async (stored, name, display) => {
    await open(GRID, { dataGrid_apiPage_props: stored });
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(
      await page
        .getByRole('group', { name: 'View of Props' })
        .getByRole('radio', { name })
        .isChecked(),
    ).toBe(true);
    expect(
      await row(SORT_MODEL).evaluate((node) => getComputedStyle(node).display),
    ).toBe(display);
  });

  it('remembers the view of each section apart', async () => {
    await open(GRID);
    const choose = (section: string, view: string): Promise<void> =>
      page
        .getByRole('group', { name: `View of ${section}` })
        .getByRole('radio', { name: view })
        .check({ force: true });
    await choose('Props', 'Compact');
    await choose('Slots', 'Table');
    await page.reload({ waitUntil: 'networkidle' });
    const views = await page
      .locator('section[data-view]')
      .evaluateAll((sections) =>
        sections.map((section) => section.getAttribute('data-view')),
      );
    expect(views).toEqual(['collapsed', 'table', 'expanded']);
  });

  it('opens a compact row by its hash and by its button', async () => {
    await open(`${GRID}#${SORT_MODEL}`, {
      dataGrid_apiPage_props: 'collapsed',
    });
    const description = (id: string): Locator => row(id).locator('dd').last();
    expect(await description(SORT_MODEL).isVisible()).toBe(true);
    await expect(measureGap(SORT_MODEL)).resolves.toBeLessThan(40);
    expect(await description('data-grid-prop-sx').isVisible()).toBe(false);
    await row('data-grid-prop-sx')
      .getByRole('button', { name: 'Details of sx' })
      .press('Enter');
    expect(await description('data-grid-prop-sx').isVisible()).toBe(true);
  });

  it.each(['table', 'expanded', 'collapsed'])(
    'needs no scrolling sideways at 320 px in the %s view',
    async (view) => {
      await open(
        '/x/api/data-grid/data-grid-premium/',
        {
          dataGrid_apiPage_props: view,
          dataGrid_apiPage_slots: view,
          dataGrid_apiPage_classes: view,
        },
        {},
        { viewport: { width: 320, height: 640 } },
      );
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
      ).toBeLessThanOrEqual(0);
      expect(
        await page.locator('dl > [id]').evaluateAll((rows) =>
          rows
            .filter((candidate) => {
              const { left, right } = candidate.getBoundingClientRect();
              return left < 0 || right > window.innerWidth;
            })
            .map(({ id }) => id),
        ),
      ).toEqual([]);
    },
  );

  it.each([
    ['light', GRID, 'expanded'],
    ['dark', GRID, 'expanded'],
    ['light', GRID, 'collapsed'],
    ['dark', '/x/api/date-pickers/date-picker/', 'table'],
    ['light', '/x/api/data-grid/grid-col-def/', 'table'],
    ['light', '/x/api/charts/', 'table'],
    ['dark', '/zh/x/api/tree-view/rich-tree-view/', 'expanded'],
  ] as const)('is accessible in %s: %s, %s', async (mode, address, view) => {
    const stored = Object.fromEntries(
      ['props', 'slots', 'classes'].flatMap((section) => [
        [`apiPage_${section}`, view],
        [`dataGrid_apiPage_${section}`, view],
      ]),
    );
    await open(address, stored, { mode });
    const messages = watchConsole(page);
    expect(await checkAccessibility(page)).toEqual([]);
    expect(messages).toEqual([]);
  });

  it('has Chinese labels around English descriptions', async () => {
    await open(`/zh${GRID}`);
    await page.getByRole('heading', { name: '插槽' }).waitFor();
    expect(await page.getByRole('search', { name: '筛选' }).count()).toBe(1);
    const description = row(SORT_MODEL).locator('dd').last().locator('[lang]');
    expect(await description.first().getAttribute('lang')).toBe('en');
    expect(
      await row(SORT_MODEL).evaluate((node) =>
        node.parentElement?.closest('[lang]')?.getAttribute('lang'),
      ),
    ).toBe('zh-CN');
  });
});
