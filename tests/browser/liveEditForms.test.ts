/** Edited code in the forms of a demo, in its environment, and in what is made of it. */
import fs from 'node:fs';
import { frFR } from '@mui/x-data-grid/locales';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { toSharedLink } from '../../src/features/demo-editor/sharedCode';
import {
  findEditor,
  openEditor,
  readEditedCode,
  writeCode,
} from './support/editDemo';
import { openDemo, openEnvironment } from './support/openDemo';
import { serveSite, watchConsole } from './support/site';

const BARS = '/x/react-charts/bars/';
const BAR_DEMO = 'RentalsByWeekday';

/** What a grid without rows says in French. */
const FRENCH_EMPTY =
  frFR.components.MuiDataGrid.defaultProps.localeText.noRowsLabel ?? '';

const HELLO = `export default function Hello() {
  return <h2>Hello reader</h2>;
}
`;

describe('edited code', () => {
  const site = serveSite();
  let page: Page;
  let demo: Locator;

  async function open(pathname = BARS, name = BAR_DEMO): Promise<void> {
    ({ page, demo } = await openDemo(site, pathname, name));
  }

  const getPreview = () => demo.frameLocator('iframe');

  it('is kept for each date library', async () => {
    const picker = '/x/react-date-pickers/date-picker/';
    await open(picker, 'FirstDatePicker');
    const getHeading = (name: string): Locator =>
      getPreview().getByRole('heading', { name });
    const choose = async (label: string): Promise<void> => {
      await demo
        .getByRole('combobox', { name: 'Date library' })
        .selectOption({ label });
    };
    await openEditor(demo);
    await writeCode(demo, HELLO);
    await getHeading('Hello reader').waitFor();
    await openEnvironment(demo);
    await choose('Luxon');
    // That form has code of its own, which is not edited.
    await demo.getByText("from 'luxon'").first().waitFor();
    await demo.getByRole('button', { name: /^Choose date/ }).waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    await findEditor(demo).getByText("from 'luxon'").waitFor();
    await writeCode(demo, HELLO.replace('reader', 'Luxon'));
    await getHeading('Hello Luxon').waitFor();
    await choose('Day.js');
    await getHeading('Hello reader').waitFor();
    await choose('Luxon');
    await getHeading('Hello Luxon').waitFor();
    expect(await readEditedCode(demo)).toBe(HELLO.replace('reader', 'Luxon'));
  });

  it('is kept for each styling; one that cannot be edited says so', async () => {
    await open(BARS, 'PlannedBarSlot');
    const choose = async (name: string): Promise<void> => {
      await demo.getByRole('button', { name: /^Styling: / }).click();
      await demo.getByRole('menuitemradio', { name }).click();
    };
    const heading = getPreview().getByRole('heading', { name: 'Hello reader' });
    await openEditor(demo);
    await writeCode(demo, HELLO);
    await heading.waitFor();
    await choose('CSS');
    await demo.locator('.demo-preview .sprints').waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    await findEditor(demo).getByText('./PlannedBarSlot.css').waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// Mine');
    // The style sheet beside it is there too.
    const figure = getPreview().locator('figure.sprints');
    await figure.waitFor();
    await choose('MUI System');
    await heading.waitFor();
    await choose('CSS');
    await figure.waitFor();
    expect(await readEditedCode(demo)).toMatch(/^\/\/ Mine/);

    await choose('Tailwind');
    await demo.locator('[data-styling="Tailwind"]').waitFor();
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    await demo.getByRole('alert').filter({ hasText: 'Tailwind' }).waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
  });

  describe('runs in the environment of the demo:', () => {
    const ENVIRONMENT = `import { useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';

export default function Edited() {
  const { direction, palette } = useTheme();
  return (
    <div>
      <h2>{direction} {palette.mode}</h2>
      <div style={{ height: 200 }}>
        <DataGrid aria-label="Empty" columns={[]} rows={[]} />
      </div>
    </div>
  );
}
`;
    const getLink = (query: string): string => {
      const url = new URL(
        toSharedLink(
          `${site.origin}${BARS}?${query}`,
          { name: BAR_DEMO },
          'TS',
          ENVIRONMENT,
        ) ?? '',
      );
      return url.pathname + url.search + url.hash;
    };
    const run = (): Promise<void> =>
      demo.getByRole('button', { name: 'Run', exact: true }).click();

    it('direction, mode, language and width', async () => {
      await open(getLink(`demo.${BAR_DEMO}=rtl,dark,320,frFR`));
      await run();
      await getPreview().getByRole('heading', { name: 'rtl dark' }).waitFor();
      await getPreview().getByText(FRENCH_EMPTY).waitFor();
      const { width, padding } = await demo
        .locator('iframe')
        .evaluate((frame) => ({
          width: frame.getBoundingClientRect().width,
          padding: parseFloat(
            getComputedStyle(frame).getPropertyValue('--live-padding'),
          ),
        }));
      expect(width).toBe(320 + 2 * padding);
      expect(padding).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(
        'ltr',
      );
    });

    it('all four at once', async () => {
      await open(getLink(`demo.${BAR_DEMO}=compare`));
      const messages = watchConsole(page);
      await run();
      const cells = demo.getByRole('group', { name: / · / });
      for (const [index, name] of [
        'ltr light',
        'rtl light',
        'ltr dark',
        'rtl dark',
      ].entries()) {
        await cells
          .nth(index)
          .frameLocator('iframe')
          .getByRole('heading', { name })
          .waitFor();
      }
      expect(messages).toEqual([]);
    });
  });

  it('is what an export has', async () => {
    await open();
    await openEditor(demo);
    await writeCode(demo, HELLO);
    await getPreview().getByRole('heading', { name: 'Hello reader' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      demo.getByRole('button', { name: 'Download as a project (ZIP)' }).click(),
    ]);
    const archive = unzipSync(fs.readFileSync(await download.path()));
    const [, bytes] =
      Object.entries(archive).find(([file]) => file.endsWith('src/Demo.tsx')) ??
      [];
    expect(bytes && strFromU8(bytes)).toBe(HELLO);
  });
});
