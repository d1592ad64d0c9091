/** What a press of an export button sends, from the page of a demo; nothing leaves this machine. */
import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import type { Page, Request } from 'playwright-core';
import {
  createStoredProject,
  readStoredDemos,
} from '../build/support/readExports';
import { hasScript } from './support/hasScript';
import { openPage, serveSite, type ServedSite } from './support/site';

const KEY = 'current/react-data-grid/sorting/ServerSideSorting';
const demo = readStoredDemos().find(({ key }) => key === KEY);
if (!demo) {
  throw new Error(`The site has no demo ${KEY}.`);
}
const project = createStoredProject(demo, 'TS');

/** Opens the demo's page, with an answer for every other site. */
async function openDemo(site: ServedSite): Promise<Page> {
  const page = await openPage(site);
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Received</p>' }),
    );
  await page.goto(`${site.origin}/x/react-data-grid/sorting/#${demo?.name}`);
  return page;
}

async function press(page: Page, label: string): Promise<void> {
  await page
    .locator(`[data-demo="${demo?.name}"]`)
    .getByRole('button', { name: label })
    .click();
}

/** The fields of the form that a press sends to another site, and where to. */
async function sendForm(
  site: ServedSite,
  label: string,
): Promise<{ url: string; fields: URLSearchParams; opener: boolean }> {
  const page = await openDemo(site);
  const sent = page
    .context()
    .waitForEvent('request', (request: Request) => request.method() === 'POST');
  const opened = page.context().waitForEvent('page');
  await press(page, label);
  const [request, tab] = await Promise.all([sent, opened]);
  await tab.waitForLoadState();
  const opener = await tab.evaluate(() => window.opener !== null);
  const fields = new URLSearchParams(request.postData() ?? '');
  return { url: request.url(), fields, opener };
}

/** Forms send the line ends of Windows. */
function toLines(text: string | null): string | undefined {
  return text?.replace(/\r\n/g, '\n');
}

describe('an export button', () => {
  const site = serveSite();

  it('loads the export when it is pressed, not before', async () => {
    const page = await openDemo(site);
    const isLoaded = async (): Promise<boolean> => {
      const urls = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return hasScript(urls, 'codesandbox.io/api');
    };
    await page.locator('[data-status="running"]').first().waitFor();
    const before = await isLoaded();
    await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Download as a project (ZIP)'),
    ]);
    const after = await isLoaded();

    expect([before, after]).toEqual([false, true]);
  });

  it('downloads the project as an archive', async () => {
    const page = await openDemo(site);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Download as a project (ZIP)'),
    ]);
    const archive = unzipSync(fs.readFileSync(await download.path()));

    expect(download.suggestedFilename()).toBe(`${project.name}.zip`);
    expect(
      Object.entries(archive).map(([file, bytes]) => [file, strFromU8(bytes)]),
    ).toEqual(
      Object.entries(project.files).map(([file, text]) => [
        `${project.name}/${file}`,
        text,
      ]),
    );
  });

  it('sends the project to StackBlitz, which learns nothing of the page', async () => {
    const { url, fields, opener } = await sendForm(site, 'Edit in StackBlitz');
    const files = Object.keys(project.files);

    expect(url).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(opener).toBe(false);
    expect(fields.get('project[template]')).toBe('node');
    expect(fields.get('project[title]')).toBe(project.title);
    expect(
      files.map((file) => toLines(fields.get(`project[files][${file}]`))),
    ).toEqual(Object.values(project.files));
  });

  it('sends the project to CodeSandbox', async () => {
    const { url, fields, opener } = await sendForm(site, 'Edit in CodeSandbox');
    const parameters = fields.get('parameters') ?? '';
    const { files } = JSON.parse(
      decompressFromBase64(parameters.replace(/-/g, '+').replace(/_/g, '/')),
    ) as { files: Record<string, { content: string }> };

    expect(url).toBe(
      'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    );
    expect(opener).toBe(false);
    expect(fields.get('query')).toBe('file=/src/Demo.tsx');
    expect(files['package.json']?.content).toBe(project.files['package.json']);
    expect(files['src/data.ts']?.content).toBe(project.files['src/data.ts']);
  });
});
