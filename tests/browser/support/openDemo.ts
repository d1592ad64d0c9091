import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openPage, type EarlierChoices, type ServedSite } from './site';

/** A demo of an open page. */
export interface OpenDemo {
  readonly page: Page;
  readonly demo: Locator;
}

/** Opens a page and scrolls to a demo; resolves when it runs. */
export async function openDemo(
  site: ServedSite,
  pathname: string,
  name: string,
  choices: EarlierChoices = {},
  options: BrowserContextOptions = {},
): Promise<OpenDemo> {
  const page = await openPage(site, choices, options);
  await page.goto(site.origin + pathname);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.and(page.locator('[data-status="running"]')).waitFor();
  // Hidden while it measures itself.
  await demo.locator('.demo-preview > *').first().waitFor();
  return { page, demo };
}

/** Opens the environment of a demo; resolves to its bar. */
export async function openEnvironment(demo: Locator): Promise<Locator> {
  await demo.getByRole('button', { name: /^Environment/ }).click();
  const bar = demo.getByRole('group', { name: /^Environment of the demo/ });
  await bar.waitFor();
  return bar;
}

/** Direction of an element, and whether its text is light on dark. */
export async function readLook(
  element: Locator,
): Promise<{ readonly direction: string; readonly isDark: boolean }> {
  return element.evaluate((node) => {
    const { direction, color } = getComputedStyle(node);
    const [red = 0] = color.match(/\d+/g)?.map(Number) ?? [];
    return { direction, isDark: red > 128 };
  });
}
