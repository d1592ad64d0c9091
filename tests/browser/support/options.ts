import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { BUILD } from './site';

/** Options as the bundle has them. */
const SAMPLING = /webVitalsSampling:[\d.e-]+/;

/**
 * The page as a build with other options has it. A build takes minutes; the
 * options are data in its main script.
 *
 * @throws {Error} When the script has no such data, since the test then proves nothing.
 */
export async function setBuildOptions(
  page: Page,
  options: {
    readonly gaMeasurementId?: string;
    readonly webVitalsSampling?: number;
    /** Null for a build without an endpoint. */
    readonly feedbackEndpoint?: null;
  },
): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const file = path.join(BUILD, new URL(route.request().url()).pathname);
    const script = fs.readFileSync(file, 'utf8');
    if (!SAMPLING.test(script)) {
      throw new Error('The main script has no options.');
    }
    const literal = JSON.stringify({
      webVitalsSampling: 1e-4,
      ...options,
    }).slice(1, -1);
    const kept =
      options.feedbackEndpoint === null
        ? script.replace(/feedbackEndpoint:"[^"]*",/, '')
        : script;
    await route.fulfill({
      contentType: 'text/javascript',
      body: kept.replace(SAMPLING, literal),
    });
  });
}
