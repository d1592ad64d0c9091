/** Editing a demo in the page, as a reader does it. */
import type {
  BrowserContextOptions,
  Frame,
  Locator,
  Page,
} from 'playwright-core';
import { toSharedLink } from '../../src/features/demo-editor/sharedCode';
import { checkAccessibility } from './support/checkAccessibility';
import {
  findEditor,
  openEditor,
  readEditedCode,
  writeCode,
} from './support/editDemo';
import { hasScript } from './support/hasScript';
import { openDemo } from './support/openDemo';
import {
  openPage,
  serveSite,
  watchConsole,
  type EarlierChoices,
} from './support/site';

const BARS = '/x/react-charts/bars/';
const BAR_DEMO = 'RentalsByWeekday';

const HELLO = `export default function Hello() {
  return <h2>Hello reader</h2>;
}
`;

/** What is only in the code of a part: a class of CodeMirror, a name that Sucrase writes. */
const PARTS = { compiler: '_jsxFileName', editor: 'cm-content' };

/** The parts of the editor that were loaded, and the frame if it was. */
function listEditorParts(urls: readonly string[]): string[] {
  const parts = Object.entries(PARTS)
    .filter(([, mark]) => hasScript(urls, mark))
    .map(([part]) => part);
  const hasFrame = urls.some((url) => url.includes('demo-frame'));
  return hasFrame ? [...parts, 'frame'] : parts;
}

describe('editing a demo', () => {
  const site = serveSite();
  let page: Page;
  let demo: Locator;

  async function open(
    pathname = BARS,
    name = BAR_DEMO,
    choices: EarlierChoices = {},
    options: BrowserContextOptions = {},
  ): Promise<void> {
    ({ page, demo } = await openDemo(site, pathname, name, choices, options));
  }

  const getEditor = (): Locator => findEditor(demo);
  const getMessage = (text: RegExp): Locator =>
    demo.getByRole('status').filter({ hasText: text });
  const getPreview = () => demo.frameLocator('iframe');
  const readCode = (): Promise<string> => readEditedCode(demo);
  const startEditing = (): Promise<void> => openEditor(demo);
  const write = (code: string): Promise<void> => writeCode(demo, code);

  function getFrame(): Frame {
    const frame = page
      .frames()
      .find((candidate) => candidate.url().endsWith('/demo-frame/'));
    if (!frame) {
      throw new Error('There is no frame with edited code.');
    }
    return frame;
  }

  it('loads nothing of it before the reader starts, and each part when it is needed', async () => {
    page = await openPage(site);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(site.origin + BARS, { waitUntil: 'networkidle' });
    expect(requested.length).toBeGreaterThan(10);
    expect(listEditorParts(requested)).toEqual([]);

    demo = page.locator(`[data-demo="${BAR_DEMO}"]`);
    await startEditing();
    expect(listEditorParts(requested)).toEqual(['editor']);
    await write(HELLO);
    await getPreview().getByRole('heading', { name: 'Hello reader' }).waitFor();
    expect(listEditorParts(requested)).toEqual(['compiler', 'editor', 'frame']);
  });

  describe('with the keyboard', () => {
    it('starts with Enter, leaves with Escape, and Tab indents in between', async () => {
      await open();
      await demo.getByRole('button', { name: /code$/ }).first().waitFor();
      const hint = demo.getByRole('button', { name: 'Press Enter to edit' });
      await hint.focus();
      await page.keyboard.press('Enter');
      await getEditor().waitFor();
      await page.waitForFunction(() =>
        document.activeElement?.classList.contains('cm-content'),
      );
      const before = await readCode();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('Tab');
      expect(await readCode()).toBe(`  ${before}`);
      await page.keyboard.press('Shift+Tab');
      expect(await readCode()).toBe(before);

      await page.keyboard.press('Escape');
      await page.waitForFunction(
        () => document.activeElement?.textContent === 'Press Enter to edit',
      );
      // The field itself is no tab stop.
      await page.keyboard.press('Tab');
      expect(
        await getEditor().evaluate((field) => field === document.activeElement),
      ).toBe(false);
    });

    it('lets Tab move the focus after Ctrl+M, and says so', async () => {
      await open();
      await startEditing();
      await page.keyboard.press('Control+m');
      await getMessage(/Tab moves the focus/).waitFor({ state: 'attached' });
      await page.keyboard.press('Tab');
      expect(
        await getEditor().evaluate((field) => field === document.activeElement),
      ).toBe(false);
    });

    it('wraps what is selected, keeps the indent, and undoes', async () => {
      await open();
      await startEditing();
      await write('const word = 1;');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('(');
      expect(await readCode()).toBe('(const word = 1;)');
      await page.keyboard.press('ControlOrMeta+z');
      await page.keyboard.press('End');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('function a() {\n  one();');
      await page.keyboard.press('Enter');
      await page.keyboard.type('two();');
      expect(await readCode()).toBe('function a() {\n  one();\n  two();');
    });
  });

  it('writes where the pointer was, over what it had selected', async () => {
    await open();
    await startEditing();
    await write('one two three');
    await getEditor().getByText('one two three').dblclick();
    await page.keyboard.type('2');
    expect(await readCode()).toMatch(/^(2 two three|one 2 three|one two 2)$/);
    await page.keyboard.press('End');
    await page.keyboard.type('é😀!');
    expect(await readCode()).toMatch(/é😀!$/);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await readCode()).not.toMatch(/!/);
  });

  it('runs the code after a pause, and gives the demo back', async () => {
    await open();
    const messages = watchConsole(page);
    await startEditing();
    await write(HELLO);
    await getPreview().getByRole('heading', { name: 'Hello reader' }).waitFor();
    await getMessage(/^Edited$/).waitFor();
    expect(await demo.locator('.MuiBarElement-root').count()).toBe(0);

    await demo.getByRole('button', { name: 'Reset the code' }).click();
    await demo.locator('.MuiBarElement-root').first().waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await readCode()).not.toContain('Hello');
    expect(messages).toEqual([]);
  });

  it('runs the library, in the environment of the reader', async () => {
    await open(BARS, BAR_DEMO, { mode: 'dark', direction: 'rtl' });
    await startEditing();
    await write(`import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { BarChart } from '@mui/x-charts/BarChart';

export default function Edited() {
  return (
    <div>
      <Button startIcon={<AddIcon />}>{document.dir}</Button>
      <BarChart series={[{ data: [1, 2] }]} height={200} />
    </div>
  );
}
`);
    await getPreview().getByRole('button', { name: 'rtl' }).waitFor();
    await getPreview().locator('.MuiBarElement-root').first().waitFor();
    expect(
      await getFrame().evaluate(
        () => document.documentElement.style.colorScheme,
      ),
    ).toBe('dark');
    // Code itself is always written from left to right.
    expect(
      await getEditor().evaluate((field) => getComputedStyle(field).direction),
    ).toBe('ltr');
  });

  describe('tells what is wrong', () => {
    it.each([
      [
        'with the grammar',
        'export default function A() {\n  return <b>;\n}\n',
        /Line 2, column 13: Unexpected token/,
      ],
      [
        'with the tags',
        'export default function A() {\n  return <b>x</i>;\n}\n',
        /Line 2, column 14: <\/i> closes no element/,
      ],
      [
        'that the compiler lets pass',
        'export default function A() {\n  const a = 1;\n  const a = 2;\n  return a;\n}\n',
        /Line 3, column 9: SyntaxError: Identifier 'a' has already been declared/,
      ],
      [
        'while it runs',
        'export default function A() {\n  const a: any = {};\n  return <b>{a.b.c}</b>;\n}\n',
        /Line 3, column 1\d: TypeError: Cannot read properties of undefined/,
      ],
      [
        'with an import',
        "import { DataGrid } from '@mui/x-data-gird';\nexport default () => <DataGrid />;\n",
        /Line 1, .*no module @mui\/x-data-gird.*Did you mean @mui\/x-data-grid\?/,
      ],
      [
        'with a name that is imported',
        "import { BarChrt } from '@mui/x-charts/BarChart';\nexport default () => <BarChrt />;\n",
        /@mui\/x-charts\/BarChart exports nothing with the name BarChrt\. Did you mean BarChart\?/,
      ],
      ['with the export', 'const a = 1;\n', /export a component as default/],
    ])('%s, and keeps the last good render', async (_what, code, message) => {
      await open();
      await startEditing();
      await write(HELLO);
      const heading = getPreview().getByRole('heading', {
        name: 'Hello reader',
      });
      await heading.waitFor();
      await write(code);
      const status = getMessage(message);
      await status.waitFor();
      expect(await heading.isVisible()).toBe(true);
      // Below the code, not above it.
      const [field, text] = await Promise.all([
        demo.locator('.cm-editor').boundingBox(),
        status.boundingBox(),
      ]);
      expect(text?.y).toBeGreaterThanOrEqual(
        (field?.y ?? Infinity) + (field?.height ?? 0) - 1,
      );
      if (message.source.startsWith('Line')) {
        expect(await demo.locator('.cm-lint-marker-error').count()).toBe(1);
      }

      await write(HELLO.replace('reader', 'again'));
      await getPreview()
        .getByRole('heading', { name: 'Hello again' })
        .waitFor();
      await expect(status.count()).resolves.toBe(0);
      expect(await demo.locator('.cm-lint-marker-error').count()).toBe(0);
    });

    it('in a loop without an end, and takes another frame', async () => {
      await open();
      await startEditing();
      await write(HELLO);
      await getPreview().getByRole('heading').waitFor();
      await write('while (true) {}\nexport default () => null;\n');
      await getMessage(/does not answer any more/).waitFor({ timeout: 60_000 });
      await demo.getByRole('button', { name: 'Reload the preview' }).click();
      await getPreview()
        .getByRole('heading', { name: 'Hello reader' })
        .waitFor({ timeout: 60_000 });
    });
  });

  it('keeps the code from the site: storage, cookies, the page, the network', async () => {
    await open();
    await page.evaluate(() => {
      localStorage.setItem('secret', '1');
      document.cookie = 'secret=1';
    });
    await startEditing();
    await write(`import { useEffect, useState } from 'react';

const ATTEMPTS = {
  storage: () => localStorage.getItem('secret'),
  session: () => sessionStorage.length,
  cookie: () => document.cookie,
  page: () => window.parent.document.title,
  top: () => { window.top!.location.href = 'about:blank'; },
  text: () => new Function('return 1')(),
  indexedDB: () => indexedDB.open('a'),
  network: () => fetch('/').then(() => 'reached'),
};

export default function Thief() {
  const [results, setResults] = useState<string[]>([]);
  useEffect(() => {
    Promise.all(
      Object.entries(ATTEMPTS).map(async ([name, attempt]) => {
        try {
          return name + ': got ' + (await attempt());
        } catch (error) {
          return name + ': refused';
        }
      }),
    ).then((lines) => setResults([...lines, 'origin: ' + window.origin]));
  }, []);
  return <ul>{results.map((line) => <li key={line}>{line}</li>)}</ul>;
}
`);
    const lines = getPreview().getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.allTextContents()).toEqual([
      'storage: refused',
      'session: refused',
      'cookie: refused',
      'page: refused',
      'top: refused',
      'text: refused',
      'indexedDB: refused',
      'network: refused',
      'origin: null',
    ]);
  });

  it('has no origin even in a frame that is not sandboxed: the server takes it away', async () => {
    page = await openPage(site);
    await page.goto(site.origin + BARS);
    const origin = await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('message', (event) => resolve(event.origin));
          const frame = document.createElement('iframe');
          frame.src = '/demo-frame/';
          document.body.append(frame);
        }),
    );
    expect(origin).toBe('null');
  });

  it('keeps the code across collapsing, the other language and other pages', async () => {
    await open();
    await startEditing();
    await write(HELLO);
    const heading = getPreview().getByRole('heading', { name: 'Hello reader' });
    await heading.waitFor();

    await demo.getByRole('button', { name: 'Hide code' }).click();
    expect(await heading.isVisible()).toBe(true);
    await demo.getByRole('button', { name: 'Show code' }).click();
    expect(await readCode()).toBe(HELLO);

    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await demo.locator('.MuiBarElement-root').first().waitFor();
    await page.waitForFunction(
      (name) =>
        !document
          .querySelector(`[data-demo="${name}"] .cm-content`)
          ?.textContent?.includes('Hello'),
      BAR_DEMO,
    );
    await demo.getByRole('button', { name: 'TS', exact: true }).click();
    await heading.waitFor();
    expect(await readCode()).toBe(HELLO);

    await page
      .locator(
        'nav.menu a[href="/x/react-charts/"], .navbar a[href*="react-data-grid"]',
      )
      .first()
      .click();
    await page.waitForURL((url) => !url.pathname.startsWith(BARS));
    // The address changes first; a reader who is back before the page has changed never left it.
    await demo.waitFor({ state: 'detached' });
    await page.goBack();
    await demo.scrollIntoViewIfNeeded();
    await heading.waitFor();
    await getMessage(/^Edited$/).waitFor();
    await demo.getByRole('button', { name: 'Show code' }).click();
    await getEditor().waitFor();
    expect(await readCode()).toBe(HELLO);
    // What can be undone is there too.
    await getEditor().focus();
    await page.keyboard.press('ControlOrMeta+z');
    await page.waitForFunction(
      (name) =>
        document
          .querySelector(`[data-demo="${name}"] .cm-content`)
          ?.textContent?.includes('BarChart'),
      BAR_DEMO,
    );
  });

  describe('shares', () => {
    it('a link that another reader reads before it runs', async () => {
      await open(
        BARS,
        BAR_DEMO,
        {},
        {
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      );
      await startEditing();
      await write(HELLO);
      await demo
        .getByRole('button', { name: 'Copy link to edited code' })
        .click();
      await demo.getByRole('button', { name: 'Copied' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/#RentalsByWeekday\.tsx=/);
      await demo.getByRole('button', { name: 'Copy the code' }).click();
      await page.waitForFunction(async () =>
        (await navigator.clipboard.readText()).startsWith('export'),
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        HELLO,
      );
      await page.context().close();

      page = await openPage(site);
      await page.goto(link);
      demo = page.locator(`[data-demo="${BAR_DEMO}"]`);
      await getMessage(/comes from a link/).waitFor();
      await getEditor().waitFor();
      expect(await readCode()).toBe(HELLO);
      expect(await demo.locator('iframe').count()).toBe(0);
      // Not even when it is changed.
      await write(HELLO.replace('reader', 'friend'));
      expect(await demo.locator('iframe').count()).toBe(0);
      await demo.getByRole('button', { name: 'Run', exact: true }).click();
      await getPreview()
        .getByRole('heading', { name: 'Hello friend' })
        .waitFor();
      expect(await getMessage(/comes from a link/).count()).toBe(0);
    });

    it.each([
      ['no code', 'abc'],
      ['signs that mean nothing', '%E0%A4%A'],
      ['nothing', ''],
    ])(
      'no link with %s: the page works, and says so',
      async (_what, payload) => {
        await open(`${BARS}#${BAR_DEMO}.tsx=${payload}`);
        await demo
          .getByRole('alert')
          .filter({ hasText: 'cannot be read' })
          .waitFor();
        expect(await getMessage(/comes from a link/).count()).toBe(0);
        await demo.getByRole('button', { name: 'Collapse code' }).waitFor();
      },
    );

    it('no code that is too long for a link', async () => {
      await open();
      await startEditing();
      const noise = Array.from({ length: 1500 }, (_, index) =>
        ((index * 2_654_435_761) % 4_294_967_296).toString(36),
      ).join(' ');
      await write(`// ${noise}\n${HELLO}`);
      await demo
        .getByRole('button', { name: 'Copy link to edited code' })
        .click();
      await demo.getByRole('alert').filter({ hasText: 'too long' }).waitFor();
    });
  });

  it.each([
    ['a phone', { viewport: { width: 375, height: 800 }, hasTouch: true }],
    ['the narrowest screen', { viewport: { width: 320, height: 800 } }],
  ])(
    'fits on %s, and has no accessibility violation',
    async (_what, options) => {
      const shared = toSharedLink(
        site.origin + BARS,
        { name: BAR_DEMO },
        'TS',
        `${HELLO}const a = 1;\nconst a = 2;\n`,
      );
      await open(
        new URL(shared ?? '').pathname + new URL(shared ?? '').hash,
        BAR_DEMO,
        {},
        options,
      );
      await demo.getByRole('button', { name: 'Run', exact: true }).click();
      await getMessage(/SyntaxError|Duplicate|already been/i).waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBe(options.viewport.width);
      expect(await checkAccessibility(page)).toEqual([]);
    },
  );
});
