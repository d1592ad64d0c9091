/** Playgrounds of props, tables of charts and the gallery, as a reader uses them. */
import type { Locator, Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { readLayoutShift, watchLayoutShift } from './support/runDemos';
import { openPage, serveSite, watchConsole, type Reader } from './support/site';

const BARS = '/x/react-charts/bars/';

describe('a page about charts', () => {
  const site = serveSite();
  let page: Page;
  let problems: string[];

  async function open(
    path: string,
    selector: string,
    ...reader: Reader
  ): Promise<Locator> {
    page = await openPage(site, ...reader);
    problems = watchConsole(page);
    await watchLayoutShift(page);
    await page.goto(site.origin + path);
    const found = page.locator(selector);
    await found.evaluate((element) =>
      element.scrollIntoView({ behavior: 'instant', block: 'start' }),
    );
    return found;
  }

  const waitUntilRuns = (demo: Locator): Promise<void> =>
    demo.and(page.locator('[data-status="running"]')).waitFor();

  describe('has a playground that', () => {
    const openPlayground = async (query = '', ...rest: [object?, object?]) => {
      const playground = await open(BARS + query, '#BarPlayground', ...rest);
      await waitUntilRuns(playground);
      return playground;
    };
    const readCode = (playground: Locator): Promise<string> =>
      playground.getByRole('region', { name: /^Code/ }).innerText();

    it('sets props by the keyboard alone, in the chart, the code and the address', async () => {
      const playground = await openPlayground();
      await playground.getByLabel('borderRadius, slider').focus();
      await page.keyboard.press('End');
      await playground
        .getByRole('radiogroup', { name: 'barLabel' })
        .getByRole('radio', { name: 'Default' })
        .focus();
      await page.keyboard.press('ArrowRight');
      const code = await readCode(playground);
      expect(code).toContain('borderRadius={20}');
      expect(code).toContain('barLabel="value"');
      await playground.locator('.MuiBarLabel-root').first().waitFor();
      await page.waitForURL(
        (url) =>
          url.searchParams.get('BarPlayground.chart.borderRadius') === '20' &&
          url.searchParams.get('BarPlayground.chart.barLabel') === 'value',
      );
      await page.reload();
      await playground.scrollIntoViewIfNeeded();
      await waitUntilRuns(playground);
      expect(await readCode(playground)).toBe(code);
      expect(problems).toEqual([]);
    });

    it('takes from an address only what makes sense', async () => {
      const playground = await openPlayground(
        '?BarPlayground.chart.borderRadius=1e9&BarPlayground.series.stack=total&BarPlayground.series.stackOrder=%3Cscript%3E',
      );
      const code = await readCode(playground);
      expect(code).toContain("stack: 'total'");
      expect(code).not.toContain('borderRadius');
      expect(code).not.toContain('stackOrder');
      expect(problems).toEqual([]);
    });

    it.each([
      ['light', 'ltr', 1400],
      ['dark', 'rtl', 320],
    ] as const)(
      'moves nothing while it loads and fits (%s, %s, %i px)',
      async (mode, direction, width) => {
        const playground = await open(
          BARS,
          '#BarPlayground',
          { mode, direction },
          { viewport: { width, height: 900 } },
        );
        const before = await playground.boundingBox();
        await waitUntilRuns(playground);
        await playground.getByText('tickPlacement', { exact: true }).waitFor();
        const after = await playground.boundingBox();
        expect(after?.height).toBe(before?.height);
        expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await checkAccessibility(page)).toEqual([]);
      },
    );

    it('shows its code without JavaScript', async () => {
      page = await openPage(site, {}, { javaScriptEnabled: false });
      await page.goto(site.origin + BARS);
      const playground = page.locator('#BarPlayground');
      expect(await playground.innerText()).toContain(
        'export default function BarPlayground',
      );
      expect(await playground.locator('.playground-place').isVisible()).toBe(
        false,
      );
    });
  });

  it('shows the data of a chart as a table, which the keyboard scrolls', async () => {
    const demo = await open(BARS, '#StackedBars');
    await waitUntilRuns(demo);
    const toggle = demo.getByRole('button', { name: 'Show data as table' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const table = demo.getByRole('table');
    await table.waitFor();
    expect(await table.getByRole('columnheader').count()).toBeGreaterThan(2);
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(2);
    expect(
      await table.locator('td', { hasText: /\d/ }).count(),
    ).toBeGreaterThan(4);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute('role')),
    ).toBe('region');
    expect(await checkAccessibility(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('leads to the others from a gallery, which draws what comes near', async () => {
    const tile = await open('/x/react-charts/', '[data-tile="bars"]');
    await tile.locator('svg rect, svg path').first().waitFor();
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
    await tile.getByRole('link', { name: 'Bars' }).click();
    await page.waitForURL((url) => url.pathname === BARS);
    expect(problems).toEqual([]);
  });
});
