/**
 * `npm run demos:measure`: opens every demo of the built site at a wide and a
 * narrow width, and writes the heights that pages reserve for them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from './lib/ensureBuild.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { createServer } from '../server/createServer';
import { launchBrowser } from '../tests/browser/support/launchBrowser';

const HEIGHTS_FILE = path.resolve('docs/x/demo-heights.json');

/** Viewport widths in pixels; the narrow one is below the demo card's own breakpoint. */
const WIDTHS = { wide: 1400, narrow: 375 } as const;

async function main(): Promise<void> {
  await ensureBuild();
  const server = await createServer(path.resolve('build'));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launchBrowser(await findBrowser());
  const heights: Record<string, { wide: number; narrow: number }> = {};
  const sitemap = await fs.readFile('build/sitemap.xml', 'utf8');
  const paths = [
    ...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/x\/[^<]*)<\/loc>/g),
  ].map((match) => match[1] ?? '');

  for (const [name, width] of Object.entries(WIDTHS)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    for (const pathname of paths) {
      await page.goto(origin + pathname);
      const demos = page.locator('[data-demo]');
      for (let index = 0; index < (await demos.count()); index += 1) {
        const demo = demos.nth(index);
        await demo.scrollIntoViewIfNeeded();
        await demo.and(page.locator('[data-status="running"]')).waitFor();
        const demoName = await demo.getAttribute('data-demo');
        const height = await demo
          .locator('.demo-preview')
          .evaluate(measureContent);
        const key = `${pathname.replace(/^\/x\/|\/$/g, '')}/${demoName}`;
        heights[key] = {
          ...(heights[key] ?? { wide: 0, narrow: 0 }),
          [name]: height,
        };
      }
    }
    await page.close();
  }

  await browser.close();
  await server.close();
  const sorted = Object.fromEntries(
    Object.entries(heights).sort(([a], [b]) => a.localeCompare(b)),
  );
  await fs.writeFile(HEIGHTS_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(
    `Measured ${Object.keys(sorted).length} demos: ${path.relative('.', HEIGHTS_FILE)}.`,
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
