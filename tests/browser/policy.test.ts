/** The content security policy: strict, and in nobody's way. */
import type { Page } from 'playwright-core';
import { openDemo, openEnvironment } from './support/openDemo';
import { runDemos } from './support/runDemos';
import { openPage, serveSite } from './support/site';

/** Collects what the policy refuses on a page and in its frames. */
function watchPolicy(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) {
      reports.push(message.text());
    }
  });
  return reports;
}

describe('the policy', () => {
  const site = serveSite();
  let page: Page;
  let reports: string[];
  beforeEach(async () => {
    page = await openPage(site);
    reports = watchPolicy(page);
  });

  it.each([
    ['a guide of the grid', '/x/react-data-grid/sorting/'],
    ['a guide of the pickers', '/x/react-date-pickers/date-picker/'],
    ['a guide of the charts', '/x/react-charts/bars/'],
    ['a guide of the tree view', '/x/react-tree-view/rich-tree-view/items/'],
    ['a guide in Chinese', '/zh/x/react-data-grid/sorting/'],
  ])('lets all demos of %s run', async (_what, pathname) => {
    const response = await page.goto(site.origin + pathname);
    const names = await runDemos(page);

    expect(response?.headers()['content-security-policy']).toContain(
      "script-src 'self' 'sha256-",
    );
    expect(names.length).toBeGreaterThan(0);
    expect(reports).toEqual([]);
  });

  it.each([
    ['an API page', '/x/api/data-grid/data-grid/'],
    ['an API page in Chinese', '/zh/x/api/data-grid/data-grid/'],
    ['the insights', '/insights/'],
    ['the page for addresses that lead nowhere', '/x/nothing/'],
    [
      'the window of a demo',
      '/demo/?page=current/react-data-grid/sorting&name=SortByHeader',
    ],
  ])('lets %s load', async (_what, pathname) => {
    const response = await page.goto(site.origin + pathname);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );

    expect(response?.headers()['content-security-policy']).toContain(
      "object-src 'none'",
    );
    expect(reports).toEqual([]);
  });

  it('lets readers change their settings and look at code', async () => {
    await page.goto(`${site.origin}/x/react-data-grid/sorting/`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await page.locator('html[data-theme="dark"][dir="rtl"]').waitFor();

    expect(reports).toEqual([]);
  });

  it('lets readers change the environment of a demo', async () => {
    const opened = await openDemo(
      site,
      '/x/react-data-grid/sorting/',
      'SortByHeader',
    );
    const seen = watchPolicy(opened.page);
    const bar = await openEnvironment(opened.demo);
    await bar.getByRole('radio', { name: 'Dark' }).check();
    await opened.demo.locator('.demo-preview[data-theme="dark"]').waitFor();

    expect(seen).toEqual([]);
  });

  it.each([
    [
      'an inline script that the build did not make',
      "Object.assign(document.createElement('script'), { textContent: 'window.wasRun = true' })",
    ],
    [
      'a script of another site',
      "Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' })",
    ],
    [
      'an event handler in the markup',
      "Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=\"window.wasRun = true\">' })",
    ],
  ])('refuses %s, and this test hears of it', async (_what, element) => {
    await page.goto(`${site.origin}/x/introduction/`);
    const reported = page.waitForEvent('console', (message) =>
      /content security policy/i.test(message.text()),
    );
    await page.evaluate(`document.body.append(${element})`);
    await reported;

    expect(await page.evaluate('window.wasRun')).toBeUndefined();
    expect(reports.length).toBeGreaterThan(0);
  });

  it('refuses to turn text into code', async () => {
    await page.goto(`${site.origin}/x/introduction/`);
    const outcome = await page.evaluate(() => {
      const element = document.createElement('button');
      // As a file of the site would: what the test itself runs is exempt.
      element.setAttribute('onclick', 'window.wasRun = true');
      element.click();
      return 'wasRun' in window;
    });

    expect(outcome).toBe(false);
  });
});
