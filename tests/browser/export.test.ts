/**
 * Exported demos as a reader gets them: unpacked, installed from the package
 * registry, built, opened. One of each product, one in JavaScript, one in each
 * styling and one on each date library.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator } from 'playwright-core';
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
  /** `Tailwind`, `luxon`; the demo itself without it. */
  readonly form?: string;
  /** What the styling or the library does with what the selector finds. */
  readonly proof?: (found: Locator) => Promise<boolean>;
  readonly matches?: (demo: StoredDemo) => boolean;
}

/** The date field of a picker shows a whole date: the library has written it. */
const showsDate = async (field: Locator): Promise<boolean> =>
  /\d{2}.\d{2}.\d{4}/.test(await field.inputValue());

/** Laid out by a class of the demo's own. */
const isFlex = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => getComputedStyle(node).display === 'flex');

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
  {
    product: 'react-data-grid',
    variant: 'TS',
    form: 'Tailwind',
    selector: '.flex',
    matches: ({ name }) => name === 'ControlledSorting',
    proof: isFlex,
  },
  {
    product: 'react-data-grid',
    variant: 'JS',
    form: 'CSS',
    selector: '.bikes',
    matches: ({ name }) => name === 'ControlledSorting',
    proof: isFlex,
  },
  ...['date-fns', 'luxon', 'moment'].map((form): Sample => ({
    product: 'react-date-pickers',
    variant: 'TS',
    form,
    selector: 'input',
    matches: ({ name }) => name === 'FirstDatePicker',
    proof: showsDate,
  })),
];

const stored = readStoredDemos();

function getDemo({ product, form, matches = () => true }: Sample): StoredDemo {
  const demo = stored.find(
    (candidate) =>
      candidate.key.startsWith(`current/${product}/`) &&
      candidate.form === form &&
      matches(candidate),
  );
  if (!demo) {
    throw new Error(
      `No demo of ${product} is fit for the test${form ? `, as ${form}` : ''}.`,
    );
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
    async ({ index, title, selector, proof }) => {
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
      const found = page.locator(`#root ${selector}`).first();
      await found.waitFor();

      expect(await page.title()).toBe(title);
      expect(await proof?.(found)).not.toBe(false);
      expect(messages).toEqual([]);
      await page.close();
      await server.close();
    },
  );
});
