/**
 * What every demo keeps to, in {light, dark} × {ltr, rtl}: it mounts, is quiet,
 * accessible and named, and moves nothing. A page loads twice: from left to right in
 * English, and from right to left in Chinese, where it exists. Each load begins
 * in one mode; the other comes while the demos run, as when the reader's system
 * changes. It changes no more than colours, so that only they are looked at
 * again. As a reader does, one window goes from page to page.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { COLOR_RULES, readAccessibility } from './checkAccessibility';
import { KNOWN_VIOLATIONS } from './knownViolations';
import {
  readLayoutShift,
  runDemos,
  waitForStillness,
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
const PREVIEWS = '.demo-preview';
/** A tenth of what counts as good (0.1). */
const LARGEST_SHIFT = 0.01;

const LOADS = [
  { language: 'en', direction: 'ltr', first: 'light', second: 'dark' },
  { language: 'zh', direction: 'rtl', first: 'dark', second: 'light' },
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

/** The reader's system changes its mode; resolves when the page has followed. */
async function changeMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-theme="${mode}"]`).waitFor();
  await waitForStillness(page);
}

/** Runs in the page: grids and trees that a screen reader cannot tell apart. */
function findUnnamed(): string[] {
  const isNamed = (element: Element): boolean =>
    Boolean(element.getAttribute('aria-label')?.trim()) ||
    (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .some((id) => document.getElementById(id)?.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap(
    (demo) =>
      [
        ...demo.querySelectorAll(
          '[role="grid"], [role="treegrid"], [role="tree"]',
        ),
      ]
        // The Data Grid has its name on its root, the role inside.
        .filter(
          (element) =>
            !isNamed(element.closest('.MuiDataGrid-root') ?? element),
        )
        .map((element) => `${demo.dataset['demo']}: ${element.className}`),
  );
}

/** A window that goes from page to page: what is loaded and compiled once serves them all. */
interface ReaderWindow {
  readonly page: Page;
  /** Of all pages so far. */
  readonly messages: string[];
}

async function openWindow(
  site: TestSite,
  { direction, first }: Load,
): Promise<ReaderWindow> {
  const page = await openPage(site, { direction }, { colorScheme: first });
  const messages = watchConsole(page);
  await watchLayoutShift(page);
  return { page, messages };
}

async function checkPage(
  { page, messages }: ReaderWindow,
  /** In English. */
  pathname: string,
  /** Where it is opened. */
  url: string,
  { direction, first, second }: Load,
): Promise<void> {
  messages.length = 0;
  await page.emulateMedia({ colorScheme: first });
  await page.goto(url);
  const names = await runDemos(page);
  expect([...names].sort()).toEqual(listDemoFiles(pathname));
  const isDark = await page.locator('html[data-theme="dark"]').count();
  // The page around the demos is the same in both directions.
  const scope = direction === 'ltr' ? {} : { within: PREVIEWS };
  const reports = [await readAccessibility(page, scope)];
  const unnamed = await page.evaluate(findUnnamed);
  const shift = await readLayoutShift(page);
  await changeMode(page, second);
  reports.push(await readAccessibility(page, { ...scope, rules: COLOR_RULES }));

  expect(isDark).toBe(first === 'dark' ? 1 : 0);
  expect(messages).toEqual([]);
  expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
  expect(unnamed).toEqual([]);
  expect(shift).toBeLessThanOrEqual(LARGEST_SHIFT);
  const found = new Set(reports.flatMap(({ known }) => known));
  const unneeded = KNOWN_VIOLATIONS.filter(
    ({ seenOn }, index) =>
      seenOn === pathname && direction === 'ltr' && !found.has(index),
  );
  // The library has mended it: take the entry out of knownViolations.ts.
  expect(unneeded).toEqual([]);
}

/** The tests of a shard: its pages, each in both directions. */
export function describeDemos(index: number, count: number): void {
  const pathnames = takeShard(listDemoPages(), index, count);
  const chinese = new Set(readDemoPaths('zh'));
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  describe.each(LOADS)('the demos, $direction', (load) => {
    let opened: ReaderWindow;
    beforeAll(async () => {
      opened = await openWindow(site, load);
    });
    afterAll(() => opened.page.context().close());

    it.each(pathnames)('keep to the contract on %s', async (pathname) => {
      const twin = `/zh${pathname}`;
      const isTwin = load.language === 'zh' && chinese.has(twin);
      const url = site.origin + (isTwin ? twin : pathname);
      await checkPage(opened, pathname, url, load);
    });
  });
}
