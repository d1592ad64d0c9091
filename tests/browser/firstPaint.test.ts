/** The first painted frame is right already: no flash of another colour mode or direction. */
import { openPage, serveSite, watchConsole } from './support/site';
import type { Page } from 'playwright-core';

const PATHNAME = '/x/react-data-grid/sorting/';

/** Notes what every frame shows, from the first one on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const note = (): void => {
      const { body, documentElement } = document;
      if (body?.childElementCount > 0) {
        const { backgroundColor } = getComputedStyle(documentElement);
        const { color, direction } = getComputedStyle(body);
        frames.add([direction, backgroundColor, color].join(' | '));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

function readFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(window as unknown as { frames: Set<string> }).frames,
  ]);
}

const LIGHT = 'rgb(255, 255, 255) | rgb(21, 25, 30)';
const DARK = 'rgb(15, 18, 20) | rgb(233, 237, 242)';

describe('the first paint', () => {
  const site = serveSite();

  it.each([
    [{ mode: 'dark', direction: 'rtl' }, 'light', `rtl | ${DARK}`],
    [{ mode: 'light', direction: 'rtl' }, 'dark', `rtl | ${LIGHT}`],
    [{ direction: 'ltr' }, 'dark', `ltr | ${DARK}`],
    [{}, 'light', `ltr | ${LIGHT}`],
  ] as const)(
    'is right for the choices %j on a %s system',
    async (choices, colorScheme, expected) => {
      const page = await openPage(site, choices, { colorScheme });
      await watchFrames(page);
      await page.goto(site.origin + PATHNAME, { waitUntil: 'networkidle' });
      expect(await readFrames(page)).toEqual([expected]);
    },
  );

  it('shows the chosen colour in the frame of the browser', async () => {
    const page = await openPage(site, { mode: 'dark' });
    await page.goto(site.origin + PATHNAME);
    const contents = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas.map((meta) => meta.getAttribute('content')),
      );
    expect(contents).toEqual(['hsl(210, 14%, 7%)', 'hsl(210, 14%, 7%)']);
  });

  it('follows the system while the page is open', async () => {
    const page = await openPage(site, {}, { colorScheme: 'light' });
    await page.goto(site.origin + PATHNAME, { waitUntil: 'networkidle' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
  });

  it('has a working page when storage is blocked', async () => {
    const page = await openPage(site);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const messages = watchConsole(page);
    await page.goto(site.origin + PATHNAME);
    await page.locator('[data-status="running"]').first().waitFor();
    expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);
  });
});
