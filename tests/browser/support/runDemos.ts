import type { Page } from 'playwright-core';

/** Scrolls to each demo of the page in turn and waits until it runs. Resolves to their names. */
export async function runDemos(page: Page): Promise<string[]> {
  const demos = page.locator('[data-demo]');
  const names: string[] = [];
  for (let index = 0; index < (await demos.count()); index += 1) {
    const demo = demos.nth(index);
    await demo.evaluate((element) =>
      element.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    await demo.and(page.locator('[data-status="running"]')).waitFor();
    // A demo that loads its data is still on its way.
    await demo.getByRole('progressbar').waitFor({ state: 'detached' });
    names.push((await demo.getAttribute('data-demo')) ?? '');
  }
  return names;
}

/** Starts to add up layout shifts, before anything is loaded. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the layout shifts so far. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
}
