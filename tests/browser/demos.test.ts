/** Every demo of every page in {light, dark} × {ltr, rtl} × {en, zh}: mounts, quiet, accessible, still. */
import fs from 'node:fs';
import { checkAccessibility } from './support/checkAccessibility';
import {
  readLayoutShift,
  runDemos,
  watchLayoutShift,
} from './support/runDemos';
import {
  openPage,
  openTestSite,
  readDemoPaths,
  watchConsole,
  type TestSite,
} from './support/site';

const ENVIRONMENTS = [
  { mode: 'light', direction: 'ltr', language: 'en' },
  { mode: 'dark', direction: 'ltr', language: 'en' },
  { mode: 'light', direction: 'rtl', language: 'en' },
  { mode: 'dark', direction: 'rtl', language: 'en' },
  { mode: 'light', direction: 'ltr', language: 'zh' },
  { mode: 'dark', direction: 'ltr', language: 'zh' },
  { mode: 'light', direction: 'rtl', language: 'zh' },
  { mode: 'dark', direction: 'rtl', language: 'zh' },
] as const;

const cases = ENVIRONMENTS.flatMap((environment) =>
  readDemoPaths(environment.language).map((pathname) => ({
    ...environment,
    pathname,
  })),
);

describe('the demos of a page', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it.each(cases)(
    'run on $pathname in $mode $direction',
    async ({ pathname, mode, direction }) => {
      const page = await openPage(site, { mode, direction });
      const messages = watchConsole(page);
      await watchLayoutShift(page);
      await page.goto(site.origin + pathname);
      const names = await runDemos(page);
      const violations = await checkAccessibility(page);
      const shift = await readLayoutShift(page);
      await page.context().close();

      expect(names.length).toBeGreaterThan(0);
      expect(messages).toEqual([]);
      expect(violations).toEqual([]);
      expect(shift).toBeLessThanOrEqual(0.01);
    },
  );

  it('are as many as there are demo files', () => {
    const heights = JSON.parse(
      fs.readFileSync('docs/x/demo-heights.json', 'utf8'),
    ) as Record<string, unknown>;
    expect(Object.keys(heights).length).toBeGreaterThanOrEqual(30);
  });
});
