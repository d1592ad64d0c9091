/**
 * `docusaurus docs:version` in a copy of the site: the cut version keeps its
 * pages and running demos, and a page without a translation says so.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { openPage, openTestSite, watchConsole } from './support/site';

const ROOT = path.resolve(__dirname, '../..');
const NOT_COPIED = ['.git', '.cache', '.docusaurus', 'build', 'node_modules'];
const CUT = '7.17.0';
const ITEMS = 'react-tree-view/rich-tree-view/items';

/** Links every package, but not the caches that lie beside them: those belong to the real site. */
function linkPackages(target: string): void {
  const source = path.join(ROOT, 'node_modules');
  fs.mkdirSync(target);
  for (const name of fs.readdirSync(source)) {
    if (name.startsWith('@')) {
      fs.mkdirSync(path.join(target, name));
      for (const scoped of fs.readdirSync(path.join(source, name))) {
        fs.symlinkSync(
          path.join(source, name, scoped),
          path.join(target, name, scoped),
        );
      }
    } else if (!name.startsWith('.') || name === '.bin') {
      fs.symlinkSync(path.join(source, name), path.join(target, name));
    }
  }
}

function copySite(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-cut-'));
  for (const name of fs.readdirSync(ROOT)) {
    if (!NOT_COPIED.includes(name)) {
      fs.cpSync(path.join(ROOT, name), path.join(copy, name), {
        recursive: true,
      });
    }
  }
  linkPackages(path.join(copy, 'node_modules'));
  return copy;
}

describe('a copy of the site with a cut version', () => {
  const copy = copySite();
  const build = path.join(copy, 'build');
  const docusaurus = (...args: string[]): string =>
    execFileSync('npx', ['docusaurus', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });

  beforeAll(() => {
    fs.rmSync(
      path.join(
        copy,
        `i18n/zh/docusaurus-plugin-content-docs/current/${ITEMS}/index.mdx`,
      ),
    );
    docusaurus('docs:version', CUT);
    docusaurus('build');
  }, 1_200_000);
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  function readPage(pathname: string): Document {
    const file = path.join(build, pathname, 'index.html');
    return new JSDOM(fs.readFileSync(file, 'utf8')).window.document;
  }

  it('runs the demos of the cut version, in both languages', async () => {
    const site = await openTestSite(build);
    for (const prefix of ['', '/zh']) {
      const page = await openPage(site);
      const messages = watchConsole(page);
      await page.goto(
        `${site.origin}${prefix}/x/${CUT}/react-data-grid/sorting/`,
      );
      await page.locator('[data-status="running"]').first().waitFor();
      expect(messages).toEqual([]);
      await page.getByRole('button', { name: /7\.17\.0/ }).click();
      expect(
        await page.getByRole('link', { name: /^v\d/ }).allTextContents(),
      ).toEqual(['v7.17.0', 'v7.17.0', 'v6', 'v5', 'v4']);
      await page.context().close();
    }
    await site.close();
  });

  it('serves a page without a translation in English, and claims nothing else', () => {
    const chinese = readPage(`zh/x/${ITEMS}`);
    const english = readPage(`x/${ITEMS}`);
    const canonical = chinese.querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href')).toBe(`https://mui.com/x/${ITEMS}/`);
    expect(
      chinese.querySelector('article .markdown')?.getAttribute('lang'),
    ).toBe('en');
    expect(chinese.querySelector('article aside')?.textContent).toContain(
      '此页尚未翻译',
    );
    for (const page of [chinese, english]) {
      expect(page.querySelectorAll('link[rel=alternate]')).toHaveLength(0);
    }
  });
});
