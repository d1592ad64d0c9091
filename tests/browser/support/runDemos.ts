import type { Page } from 'playwright-core';

/** Runs in the page: scrolls to a demo, and resolves to its name when it runs and shows. */
async function runDemo(demo: HTMLElement | SVGElement): Promise<string> {
  const longestMountMs = 30_000;
  const isShown = (): boolean =>
    demo
      .querySelector('.demo-preview > *')
      ?.checkVisibility({ visibilityProperty: true }) ?? false;
  const name = demo.dataset['demo'] ?? '';
  const startedAt = performance.now();
  demo.scrollIntoView({ behavior: 'instant', block: 'center' });
  // Asked at each frame: to be asked from outside takes longer than most demos.
  while (demo.dataset['status'] !== 'running' || !isShown()) {
    if (
      demo.dataset['status'] === 'failed' ||
      performance.now() - startedAt > longestMountMs
    ) {
      throw new Error(`${name} does not run: it is ${demo.dataset['status']}.`);
    }
    await new Promise(requestAnimationFrame);
  }
  return name;
}

/** Scrolls to each demo of the page in turn and waits until it runs. Resolves to their names. */
export async function runDemos(page: Page): Promise<string[]> {
  const demos = page.locator('[data-demo]');
  const names: string[] = [];
  for (let index = 0; index < (await demos.count()); index += 1) {
    names.push(await demos.nth(index).evaluate(runDemo));
  }
  await waitForDemos(page);
  return names;
}

/** What a demo shows while it waits for its data. */
const LOADING =
  '.demo-preview [role="progressbar"], .demo-preview [class*="Skeleton"]';

/** Most demos stop loading; one about loading goes on for ever, so this ends after a while. */
async function waitUntilLoaded(page: Page): Promise<void> {
  const longestLoadMs = 5000;
  await page
    .waitForFunction(
      (selector) => document.querySelector(selector) === null,
      LOADING,
      { timeout: longestLoadMs },
    )
    .catch(() => undefined);
}

/** Resolves when the demos of a page have changed for the last time since it was loaded. */
export async function waitForDemos(page: Page): Promise<void> {
  await waitForStillness(page);
  if ((await page.locator(LOADING).count()) > 0) {
    await waitUntilLoaded(page);
    await waitForStillness(page);
  }
}

/** Resolves when no demo of a page changes any more, whether or not one waits for data. */
export async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(waitUntilStill);
}

/** Resolves when no demo has changed for a while: grids lay out in several steps. */
async function waitUntilStill(): Promise<void> {
  const stillFrames = 20;
  let unchanged = 0;
  const observer = new MutationObserver(() => {
    unchanged = 0;
  });
  document.querySelectorAll('.demo-preview').forEach((preview) =>
    observer.observe(preview, {
      attributes: true,
      childList: true,
      subtree: true,
    }),
  );
  while (unchanged < stillFrames) {
    await new Promise(requestAnimationFrame);
    unchanged += 1;
  }
  observer.disconnect();
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
