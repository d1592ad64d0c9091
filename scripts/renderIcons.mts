/**
 * Draws the icons of the installed site from its mark: `npx tsx scripts/renderIcons.mts`.
 * They are kept in the repository, since a build has no browser.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './lib/findBrowser.mjs';

const MARK = path.resolve('static/img/mark.svg');
const TARGET = path.resolve('static/img/app');

/** Colour of the mark's ground. */
const GROUND = '#006bd6';

interface Icon {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** Whether the system cuts the icon's shape: the ground fills it, and the mark keeps to the middle. */
  readonly isCut: boolean;
}

const ICONS: readonly Icon[] = [
  ...[192, 512].flatMap((size) => [
    { name: `any-${size}.png`, size, isCut: false },
    { name: `maskable-${size}.png`, size, isCut: true },
  ]),
  { name: 'apple-touch-icon.png', size: 180, isCut: true },
];

/** Share of an icon that no system cuts off: the circle of the maskable icons' safe zone. */
const SAFE_SHARE = 0.8;

async function draw(page: Page, mark: string, icon: Icon): Promise<void> {
  const markSize = icon.isCut ? icon.size * SAFE_SHARE : icon.size;
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${icon.isCut ? GROUND : 'transparent'}"><div style="width:${markSize}px;height:${markSize}px">${mark}</div></body>`,
  );
  await page.screenshot({
    path: path.join(TARGET, icon.name),
    omitBackground: true,
  });
}

async function main(): Promise<void> {
  const mark = await fs.readFile(MARK, 'utf8');
  await fs.mkdir(TARGET, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  for (const icon of ICONS) {
    await draw(page, mark, icon);
  }
  await browser.close();
  console.log(`Drew ${ICONS.length} icons.`);
}

await main();
