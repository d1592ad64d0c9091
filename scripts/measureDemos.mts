/**
 * `npm run demos:measure`: opens the demos of the built site that are new or
 * have changed at a wide and a narrow width, and writes the heights that pages
 * reserve for them. `npm run demos:measure -- --all` measures every demo.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { ensureBuild } from './lib/ensureBuild.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import {
  getHeightsFile,
  hashDemo,
  readHeights,
  toHeightKey,
  type MeasuredHeight,
} from '../plugins/demos/heights';
import { readDemos, type DemoFile } from '../plugins/demos/readDemos';
import { createServer } from '../server/createServer';
import { launchBrowser } from '../tests/browser/support/launchBrowser';

const TREE = { name: 'current', directory: 'docs/x' };

/** Viewport widths in pixels; the narrow one is below the demo card's own breakpoint. */
const WIDTHS = { wide: 1400, narrow: 375 } as const;

type Heights = Record<string, MeasuredHeight>;

/** Demos by the folder of their page. */
function groupByPage(demos: readonly DemoFile[]): Map<string, DemoFile[]> {
  const pages = new Map<string, DemoFile[]>();
  for (const demo of demos) {
    pages.set(demo.page, [...(pages.get(demo.page) ?? []), demo]);
  }
  return pages;
}

async function measurePage(
  browser: Browser,
  url: string,
  demos: readonly DemoFile[],
  width: number,
): Promise<Map<string, number>> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    await page.goto(url);
    const heights = new Map<string, number>();
    for (const { name, file } of demos) {
      const demo = page.locator(`[data-demo="${name}"]`);
      if ((await demo.count()) !== 1) {
        throw new Error(`${url} does not show ${file} once.`);
      }
      await demo.scrollIntoViewIfNeeded();
      await demo.and(page.locator('[data-status="running"]')).waitFor();
      heights.set(
        name,
        await demo.locator('.demo-preview').evaluate(measureContent),
      );
    }
    return heights;
  } finally {
    await page.close();
  }
}

async function writeHeights(heights: Heights): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(heights).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await fs.writeFile(
    getHeightsFile('.', TREE),
    `${JSON.stringify(sorted, null, 2)}\n`,
  );
}

async function main(): Promise<void> {
  await ensureBuild();
  const demos = await readDemos(path.resolve('.'), TREE);
  const known = await readHeights('.', TREE);
  const isCurrent = (demo: DemoFile): boolean =>
    !process.argv.includes('--all') &&
    known[toHeightKey(demo)]?.source === hashDemo(demo);
  const heights: Heights = Object.fromEntries(
    demos.flatMap((demo) => {
      const height = known[toHeightKey(demo)];
      return height ? [[toHeightKey(demo), height]] : [];
    }),
  );
  const stale = demos.filter((demo) => !isCurrent(demo));
  const waiting = [...groupByPage(stale)];

  const server = await createServer(path.resolve('build'));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launchBrowser(await findBrowser());
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [page, ofPage] = next;
      const url = `${origin}/x/${page}/`;
      const wide = await measurePage(browser, url, ofPage, WIDTHS.wide);
      const narrow = await measurePage(browser, url, ofPage, WIDTHS.narrow);
      for (const demo of ofPage) {
        heights[toHeightKey(demo)] = {
          wide: wide.get(demo.name) ?? 0,
          narrow: narrow.get(demo.name) ?? 0,
          source: hashDemo(demo),
        };
      }
      // What is measured is not lost when a later page fails.
      await writeHeights(heights);
      console.log(`${page}: ${ofPage.length}`);
    }
  }
  try {
    await Promise.all(
      Array.from({ length: Math.max(2, os.availableParallelism()) }, work),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  await writeHeights(heights);
  console.log(
    `Measured ${stale.length} of ${demos.length} demos: ${getHeightsFile('.', TREE)}.`,
  );
}

/**
 * Height of a preview's content once it has stopped changing, in whole pixels.
 * Runs in the page, so it uses nothing from outside; no named inner function
 * either, since the script runner would wrap it in a helper of its own.
 */
async function measureContent(preview: Element): Promise<number> {
  const element = preview as HTMLElement; // `.demo-preview` is a div.
  element.style.minHeight = '0';
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
  // Frames without a change after which a demo counts as settled.
  const settledFrames = 30;
  let height = element.clientHeight;
  for (let unchanged = 0; unchanged < settledFrames;) {
    await new Promise(requestAnimationFrame);
    unchanged = element.clientHeight === height ? unchanged + 1 : 0;
    height = element.clientHeight;
  }
  return Math.ceil(height - padding);
}

await main();
