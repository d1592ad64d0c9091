/**
 * What every demo keeps to, in {light, dark} × {ltr, rtl}: it mounts, is quiet,
 * accessible, and moves nothing. A page of a direction loads once, in the mode
 * that its turn brings; the other mode comes while the demos run, as by the
 * settings of another tab.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import {
  readAccessibility,
  type AccessibilityReport,
} from './checkAccessibility';
import { KNOWN_VIOLATIONS } from './knownViolations';
import {
  readLayoutShift,
  runDemos,
  waitForDemos,
  watchLayoutShift,
} from './runDemos';
import {
  openPage,
  openTestSite,
  readDemoPaths,
  watchConsole,
  type TestSite,
} from './site';

const DOCS = path.resolve(__dirname, '../../../docs');
const MODE_KEY = 'theme-mui-x';
/** A tenth of what counts as good (0.1). */
const LARGEST_SHIFT = 0.01;

const LOADS = [
  { direction: 'ltr', first: 'light', second: 'dark' },
  { direction: 'rtl', first: 'dark', second: 'light' },
] as const;

type Load = (typeof LOADS)[number];

/** Names of the demos that have a file for a page: `/x/react-charts/bars/`. */
export function listDemoFiles(pathname: string): string[] {
  const folder = path.join(DOCS, pathname, 'demos');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files
    .map((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/** Paths of all pages that have files of demos. */
export function listDemoPages(): string[] {
  return fs
    .readdirSync(path.join(DOCS, 'x'), { recursive: true, encoding: 'utf8' })
    .filter((folder) => path.basename(folder) === 'demos')
    .map((folder) => `/x/${path.dirname(folder)}/`)
    .filter((pathname) => listDemoFiles(pathname).length > 0)
    .sort();
}

/** The pages of one of several shards: each has about as many demos. */
export function takeShard(
  pathnames: readonly string[],
  index: number,
  count: number,
): string[] {
  const shards = Array.from({ length: count }, () => ({
    demos: 0,
    pathnames: [] as string[],
  }));
  const weighed = pathnames
    .map((pathname) => ({ pathname, demos: listDemoFiles(pathname).length }))
    .sort((a, b) => b.demos - a.demos);
  for (const { pathname, demos } of weighed) {
    const [lightest] = [...shards].sort((a, b) => a.demos - b.demos);
    lightest?.pathnames.push(pathname);
    if (lightest) {
      lightest.demos += demos;
    }
  }
  return shards[index]?.pathnames ?? [];
}

/** Chooses a mode in another tab of the reader, and waits until this one follows. */
async function changeMode(
  page: Page,
  origin: string,
  mode: 'light' | 'dark',
): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${origin}/img/mark.svg`);
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    MODE_KEY,
    mode,
  ] as const);
  await other.close();
  // A page in the background paints nothing.
  await page.bringToFront();
  await page.locator(`html[data-theme="${mode}"]`).waitFor();
  await waitForDemos(page);
}

async function checkPage(
  site: TestSite,
  pathname: string,
  { direction, first, second }: Load,
): Promise<void> {
  const page = await openPage(site, { mode: first, direction });
  try {
    const messages = watchConsole(page);
    await watchLayoutShift(page);
    await page.goto(site.origin + pathname);
    const names = await runDemos(page);
    const reports: AccessibilityReport[] = [await readAccessibility(page)];
    const shift = await readLayoutShift(page);
    await changeMode(page, site.origin, second);
    reports.push(await readAccessibility(page, '.demo-preview'));

    expect([...names].sort()).toEqual(listDemoFiles(pathname));
    expect(messages).toEqual([]);
    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
    expect(shift).toBeLessThanOrEqual(LARGEST_SHIFT);
    const found = new Set(reports.flatMap(({ known }) => known));
    const unneeded = KNOWN_VIOLATIONS.filter(
      ({ seenOn }, index) =>
        seenOn === pathname && direction === 'ltr' && !found.has(index),
    );
    // The library has mended it: take the entry out of knownViolations.ts.
    expect(unneeded).toEqual([]);
  } finally {
    await page.context().close();
  }
}

/** The tests of a shard: its pages in English, and that their Chinese twins run. */
export function describeDemos(index: number, count: number): void {
  const pathnames = takeShard(listDemoPages(), index, count);
  const chinese = new Set(readDemoPaths('zh'));

  describe('the demos of a page', () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await openTestSite();
    });
    afterAll(() => site.close());

    it.each(
      pathnames.flatMap((pathname) =>
        LOADS.map((load) => ({ pathname, ...load })),
      ),
    )(
      'keep to the contract on $pathname, $direction',
      async ({ pathname, ...load }) => {
        await checkPage(site, pathname, load);
      },
    );

    const twins = pathnames
      .map((pathname) => `/zh${pathname}`)
      .filter((pathname) => chinese.has(pathname));
    it.each(twins)('run on %s', async (pathname) => {
      const page = await openPage(site, { mode: 'light', direction: 'ltr' });
      const messages = watchConsole(page);
      await page.goto(site.origin + pathname);
      const names = await runDemos(page);
      await page.context().close();

      expect([...names].sort()).toEqual(
        listDemoFiles(pathname.replace(/^\/zh/, '')),
      );
      expect(messages).toEqual([]);
    });
  });
}
