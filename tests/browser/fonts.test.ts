/** Which fonts a page loads: the site's own everywhere, and others only where they are shown. */
import type { Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { openPage, serveSite, watchConsole, type Reader } from './support/site';

const EXTRA_FONTS = /roboto-condensed|work-sans|material-icons/;

describe('fonts', () => {
  const site = serveSite();
  let page: Page;
  let fonts: string[];
  let hosts: Set<string>;

  async function open(pathname: string, ...reader: Reader): Promise<void> {
    page = await openPage(site, ...reader);
    fonts = [];
    hosts = new Set();
    page.on('request', (request) => {
      const { host, pathname: file } = new URL(request.url());
      hosts.add(host);
      if (request.resourceType() === 'font') {
        fonts.push(file.replace(/^.*\/|[.-][0-9a-f]{8,}.*$/g, ''));
      }
    });
    await page.goto(site.origin + pathname, { waitUntil: 'networkidle' });
  }

  function expectOwnHost(): void {
    expect([...hosts]).toEqual([new URL(site.origin).host]);
  }

  it.each([
    '/x/introduction/',
    '/x/react-data-grid/sorting/',
    '/zh/x/react-charts/bars/',
    '/x/api/data-grid/data-grid/',
  ])('on %s are the one of the site', async (pathname) => {
    await open(pathname);
    expect(fonts.filter((name) => EXTRA_FONTS.test(name))).toEqual([]);
    expect(fonts.length).toBeLessThanOrEqual(1);
    expectOwnHost();
  });

  it('on the sample page are two more families, each face once', async () => {
    await open('/premium-themes/onepirate/');
    await page.getByRole('heading', { name: 'How it works' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(fonts.filter((name) => EXTRA_FONTS.test(name)).sort()).toEqual([
      'roboto-condensed-latin-700-normal',
      'work-sans-latin-300-normal',
      'work-sans-latin-400-normal',
    ]);
    expectOwnHost();
  });

  it('of icons load once, on the page that shows them', async () => {
    await open('/playground/');
    const icons = fonts.filter((name) => EXTRA_FONTS.test(name));
    expect(icons.length).toBeGreaterThan(0);
    await page.getByText('current/react-charts/bars').click();
    await page.getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(fonts.filter((name) => EXTRA_FONTS.test(name)).sort()).toEqual([
      'material-icons',
      'material-icons-two-tone',
    ]);
    expect(
      await page
        .locator('style#material-icon-font-faces + #material-icon-font')
        .count(),
    ).toBe(1);
    expectOwnHost();
  });

  it('leave the playground without the frame of the site', async () => {
    await open('/playground/');
    expect(await page.locator('.navbar, footer').count()).toBe(0);
    expect(await checkAccessibility(page)).toEqual([]);
  });
});

describe('the sample page', () => {
  const site = serveSite();

  it.each([
    ['/premium-themes/onepirate/', { mode: 'light' }, 1400],
    ['/premium-themes/onepirate/', { mode: 'dark', direction: 'rtl' }, 320],
    ['/zh/premium-themes/onepirate/', { mode: 'light' }, 375],
  ] as const)('%s works with %j at %d px', async (pathname, choices, width) => {
    const page = await openPage(site, choices, {
      viewport: { width, height: 800 },
    });
    const messages = watchConsole(page);
    await page.goto(site.origin + pathname, { waitUntil: 'networkidle' });
    const field = page.getByRole('textbox');
    await field.fill('sailor');
    await field.press('Enter');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('sailor@harbour.example');
    await field.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(width);
    expect(await checkAccessibility(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
});
