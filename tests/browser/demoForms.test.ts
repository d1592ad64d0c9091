/** The forms of one demo: its styling, its date library, and what copies its code. */
import type { Locator, Page } from 'playwright-core';
import { openDemo, openEnvironment } from './support/openDemo';
import { serveSite, watchConsole } from './support/site';

const SORTING = '/x/react-data-grid/sorting/';
const PICKER = '/x/react-date-pickers/date-picker/';

describe('a demo', () => {
  const site = serveSite();
  let page: Page;
  let demo: Locator;

  async function open(pathname: string, name: string): Promise<void> {
    ({ page, demo } = await openDemo(
      site,
      pathname,
      name,
      {},
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));
  }

  const readClipboard = (): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  async function readCookie(name: string): Promise<string | undefined> {
    const cookies = await page.context().cookies();
    return cookies.find((cookie) => cookie.name === name)?.value;
  }

  describe('with files in other stylings', () => {
    const getStyling = (): Locator =>
      demo.getByRole('button', { name: /^Styling: / });

    it('offers them, and only such a demo does', async () => {
      await open(SORTING, 'ControlledSorting');
      await getStyling().press('Enter');
      const items = demo.getByRole('menuitemradio');
      await items.first().waitFor();

      expect(await items.allTextContents()).toEqual([
        'MUI System',
        'Tailwind',
        'CSS',
      ]);
      expect(
        await page
          .locator('[data-demo="SortByHeader"]')
          .getByRole('button', { name: /^Styling/ })
          .count(),
      ).toBe(0);
      // All that have such files: three of this page.
      expect(
        await page.getByRole('button', { name: /^Styling: / }).count(),
      ).toBe(3);
    });

    it('runs in the chosen one, which all demos take and the reader finds again', async () => {
      await open(SORTING, 'ControlledSorting');
      const messages = watchConsole(page);
      const plain = demo.locator('.demo-preview .bikes');
      expect(await plain.count()).toBe(0);
      await getStyling().click();
      await demo.getByRole('menuitemradio', { name: 'CSS' }).click();
      await plain.waitFor();
      expect(
        await plain.evaluate((element) => getComputedStyle(element).display),
      ).toBe('flex');
      await demo.getByRole('button', { name: /code$/ }).first().click();
      await demo.getByText("'./ControlledSorting.css'").waitFor();
      expect(await readCookie('codeStyling')).toBe('CSS');

      await page.reload();
      await demo.scrollIntoViewIfNeeded();
      await plain.waitFor();
      const other = page.locator('[data-demo="ServerSideSorting"]');
      await other.getByRole('button', { name: 'Styling: CSS' }).waitFor();

      await getStyling().click();
      await demo.getByRole('menuitemradio', { name: 'Tailwind' }).click();
      const tailwind = demo.locator('[data-styling="Tailwind"] .flex.flex-col');
      await tailwind.waitFor();
      expect(
        await tailwind.evaluate((element) => getComputedStyle(element).rowGap),
      ).toBe('16px');
      expect(messages).toEqual([]);
    });

    it('opens in the one that an address names, without taking it for a choice', async () => {
      await open(
        `${SORTING}#tailwind-ControlledSorting.tsx`,
        'ControlledSorting',
      );
      await demo.locator('[data-styling="Tailwind"]').waitFor();
      await demo
        .getByRole('button', { name: /^(Collapse|Hide) code$/ })
        .waitFor();
      await demo.getByText('flex-col').first().waitFor();
      expect(await readCookie('codeStyling')).toBeUndefined();

      await demo.getByRole('button', { name: 'More' }).click();
      await demo
        .getByRole('menuitem', { name: 'Copy link to JavaScript' })
        .click();
      await demo.getByRole('menuitem', { name: 'Copied' }).waitFor();
      expect(await readClipboard()).toBe(
        `${site.origin}${SORTING}#tailwind-ControlledSorting.js`,
      );
    });
  });

  it('with dates is rewritten for another library, and runs on it', async () => {
    await open(PICKER, 'FirstDatePicker');
    const messages = watchConsole(page);
    await demo.getByRole('button', { name: /code$/ }).first().click();
    await demo.getByText('AdapterDayjs').first().waitFor();
    const bar = await openEnvironment(demo);
    const program = page.waitForResponse(async (response) =>
      // As the bundler writes it; the code that is shown has other quotes.
      (await response.text()).includes('fromISO("2024-09-19")'),
    );
    const former = demo.locator('[data-former]');
    await demo
      .locator('.MuiTextField-root')
      .evaluate((element) => element.setAttribute('data-former', ''));
    await bar
      .getByRole('combobox', { name: 'Date library' })
      .selectOption({ label: 'Luxon' });
    await page.waitForURL(`**${PICKER}?demo.FirstDatePicker=luxon`);
    await demo.getByText("DateTime.fromISO('2024-09-19')").waitFor();
    const code = (await demo.locator('pre code').textContent()) ?? '';
    expect(code).toContain("from 'luxon'");
    expect(code).not.toMatch(/dayjs/i);

    await program;
    await former.waitFor({ state: 'detached' });
    const field = demo.getByRole('textbox', { name: 'Ferry crossing' });
    expect(await field.inputValue()).toBe('09/19/2024');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await page.getByRole('gridcell', { name: '20', exact: true }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(
        ({ value }) => value === '09/20/2024',
      ),
    );
    expect(messages).toEqual([]);
  });

  describe('gives its code to Ctrl+C', () => {
    it('while the pointer is over it, unless text is selected', async () => {
      await open(SORTING, 'SortByHeader');
      await demo.getByRole('button', { name: /code$/ }).first().click();
      const code = demo.locator('pre code');
      await code.waitFor();
      const text = (await code.textContent()) ?? '';
      await code.hover();
      await page.keyboard.press('ControlOrMeta+c');
      await demo
        .getByRole('status')
        .filter({ hasText: 'Copied' })
        .first()
        .waitFor({ state: 'attached' });
      expect((await readClipboard()).trim()).toBe(text.trim());

      await page.locator('h1').selectText();
      await code.hover();
      await page.keyboard.press('ControlOrMeta+c');
      const title = (await page.locator('h1').textContent()) ?? '';
      await page.waitForFunction(
        async (selected) =>
          (await navigator.clipboard.readText()).trim() === selected,
        title.trim(),
      );
    });

    it('not while the pointer is elsewhere', async () => {
      await open(SORTING, 'SortByHeader');
      await page.evaluate(() => navigator.clipboard.writeText('kept'));
      await demo.getByRole('button', { name: /code$/ }).first().click();
      await demo.locator('pre code').waitFor();
      await page.locator('h1').hover();
      await page.evaluate(() =>
        (document.activeElement as HTMLElement | null)?.blur(),
      );
      await page.keyboard.press('ControlOrMeta+c');
      expect(await readClipboard()).toBe('kept');
    });
  });
});
