import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createServer, type ServerSetup } from '../../../server/createServer';
import { launchBrowser } from './launchBrowser';

export const BUILD = path.resolve(__dirname, '../../../build');

/** The built site on a port of its own, and a browser that reaches nothing else. */
export interface ServedSite {
  readonly origin: string;
  readonly browser: Browser;
}

export interface TestSite extends ServedSite {
  close(): Promise<void>;
}

function getBrowserPath(): string {
  const browserPath = process.env['DOCS_BROWSER'];
  if (!browserPath) {
    throw new Error('DOCS_BROWSER is not set. Run "npm test".');
  }
  return browserPath;
}

export async function openTestSite(
  buildDirectory: string = BUILD,
  setup: ServerSetup = {},
): Promise<TestSite> {
  // First: a server without a browser would keep the run from ending.
  const browserPath = getBrowserPath();
  const server: FastifyInstance = await createServer(buildDirectory, setup);
  const [origin, browser] = await Promise.all([
    server.listen({ host: '127.0.0.1', port: 0 }),
    launchBrowser(browserPath),
  ]);
  return {
    origin,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * The built site for the tests of a `describe`. What a test opens is closed
 * when it ends.
 */
export function serveSite(
  ...args: Parameters<typeof openTestSite>
): ServedSite {
  let opened: TestSite | undefined;

  function getSite(): TestSite {
    if (!opened) {
      throw new Error('The site is there once the tests run, not before.');
    }
    return opened;
  }

  beforeAll(async () => {
    opened = await openTestSite(...args);
  });
  afterEach(async () => {
    for (const context of getSite().browser.contexts()) {
      await context.close();
    }
  });
  afterAll(() => opened?.close());

  return {
    get origin() {
      return getSite().origin;
    },
    get browser() {
      return getSite().browser;
    },
  };
}

/** The library's own notice about a missing key; the one message that demos may print. */
const LICENSE_NOTICE = /^\*{20,}\s+MUI X: Missing license key\./;

/** Collects what a page prints as an error or a warning, and what it throws. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !LICENSE_NOTICE.test(message.text())) {
      messages.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  return messages;
}

/** What a reader chose in an earlier visit. */
export interface EarlierChoices {
  readonly mode?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  /** A reader who has not chosen is asked. Refused unless told otherwise, so that nothing lies over the page. */
  readonly consent?: 'analytics' | 'essential' | 'undecided';
}

/** Who reads: with earlier choices, and in which browser. */
export type Reader = [
  choices?: EarlierChoices,
  options?: BrowserContextOptions,
];

/** Storage of a reader with earlier choices. */
export function toStoredChoices(
  choices: EarlierChoices,
): Readonly<Record<string, string>> {
  const { consent = 'essential' } = choices;
  return {
    ...(consent !== 'undecided' && { 'docs-cookie-consent': consent }),
    ...(choices.mode && { 'theme-mui-x': choices.mode }),
    ...(choices.direction && {
      'docs.theme-state-mui-x': JSON.stringify({
        direction: choices.direction,
      }),
    }),
  };
}

/** A page of a reader with stored choices. */
export async function openPage(
  site: ServedSite,
  choices: EarlierChoices = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await site.browser.newContext({
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript((stored: Readonly<Record<string, string>>) => {
    // Frames with edited code, and windows that are still empty, have no storage.
    const entries = window.origin === 'null' ? [] : Object.entries(stored);
    for (const [key, value] of entries) {
      localStorage.setItem(key, value);
    }
  }, toStoredChoices(choices));
  return context.newPage();
}

function hasDemo(pathname: string): boolean {
  const file = path.join(BUILD, pathname, 'index.html');
  return fs.readFileSync(file, 'utf8').includes('data-demo=');
}

/** Paths of the pages of a language that have demos. */
export function readDemoPaths(language: 'en' | 'zh'): string[] {
  return readPagePaths(language).filter(hasDemo);
}

/** Paths of all pages of a language, from the sitemap. */
function readPagePaths(language: 'en' | 'zh'): string[] {
  const file = path.join(
    BUILD,
    language === 'en' ? '' : language,
    'sitemap.xml',
  );
  const sitemap = fs.readFileSync(file, 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((pathname) => pathname.includes('/x/'));
}
