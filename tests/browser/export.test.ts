/**
 * Exported demos as a reader gets them: unpacked, installed from the package
 * registry, built, opened. One of each product, and one in JavaScript.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CodeVariant } from '../../plugins/demos/types';
import { createServer } from '../../server/createServer';
import { createZip } from '../../src/features/demo-export/zip';
import {
  createStoredProject,
  readStoredDemos,
  type StoredDemo,
} from '../build/support/readExports';
import { buildProject, installTogether, unpack } from './support/buildProjects';
import { openTestSite, watchConsole, type TestSite } from './support/site';

const INSTALL_MS = 300_000;

interface Sample {
  /** How its page's path begins. */
  readonly product: string;
  readonly variant: CodeVariant;
  /** What only the product draws. */
  readonly selector: string;
  readonly matches?: (demo: StoredDemo) => boolean;
}

const SAMPLES: readonly Sample[] = [
  {
    product: 'react-data-grid',
    variant: 'TS',
    selector: '.MuiDataGrid-row',
    matches: ({ sources }) => sources.TS.modules.length > 0,
  },
  {
    product: 'react-data-grid',
    variant: 'JS',
    selector: '.MuiDataGrid-row',
    matches: ({ sources }) =>
      sources.JS.imports.includes('@mui/x-data-grid-pro'),
  },
  {
    product: 'react-date-pickers',
    variant: 'TS',
    selector: 'input, .MuiPickersLayout-root, .MuiDateCalendar-root',
  },
  { product: 'react-charts', variant: 'TS', selector: 'svg' },
  {
    product: 'react-tree-view',
    variant: 'TS',
    selector: '[role="treeitem"]',
  },
];

const stored = readStoredDemos();

function getDemo({ product, matches = () => true }: Sample): StoredDemo {
  const demo = stored.find(
    (candidate) =>
      candidate.key.startsWith(`current/${product}/`) && matches(candidate),
  );
  if (!demo) {
    throw new Error(`No demo of ${product} is fit for the test.`);
  }
  return demo;
}

const samples = SAMPLES.map((sample) => {
  const demo = getDemo(sample);
  const project = createStoredProject(demo, sample.variant);
  return { ...sample, ...project, demo };
});

describe('an exported demo', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-export-'));
  const folders: string[] = [];
  let site: TestSite;

  beforeAll(async () => {
    site = await openTestSite();
    for (const [index, sample] of samples.entries()) {
      folders.push(
        await unpack(createZip(sample), path.join(directory, String(index))),
      );
    }
    await installTogether(directory, folders);
  }, INSTALL_MS);
  afterAll(async () => {
    await site.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  it.each(samples.map((sample, index) => ({ ...sample, index })))(
    'builds and runs: $demo.key in $variant',
    async ({ index, title, selector }) => {
      const dist = await buildProject(folders[index] ?? '');
      const server = await createServer(dist);
      const origin = await server.listen({ host: '127.0.0.1', port: 0 });
      const page = await site.browser.newPage();
      const messages = watchConsole(page);
      // The only host that a project asks.
      await page.route('https://fonts.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      );
      await page.goto(origin);
      await page.locator(`#root ${selector}`).first().waitFor();

      expect(await page.title()).toBe(title);
      expect(messages).toEqual([]);
      await page.close();
      await server.close();
    },
  );
});
