/** What readers say of a page, with the collector well, ill and away. */
import type { Page } from 'playwright-core';
import { checkAccessibility } from './support/checkAccessibility';
import { checkBody } from './support/checkBody';
import { setBuildOptions } from './support/options';
import { openPage, serveSite, watchConsole, type Reader } from './support/site';

const SORTING = '/x/react-data-grid/sorting/';
const FAILURE = "Couldn't submit feedback. Please try again later.";

type Answer = number | 'never';

describe('feedback', () => {
  const site = serveSite();
  let page: Page;
  let received: Record<string, unknown>[];
  let answers: Answer[];

  async function prepare(...reader: Reader): Promise<void> {
    page = await openPage(site, ...reader);
    received = [];
    answers = [];
    await page.route('**/api/feedback', async (route) => {
      const answer = answers.shift() ?? 201;
      if (answer === 'never') {
        return; // Left open: only the page's own patience ends it.
      }
      const body = JSON.parse(
        route.request().postData() ?? '',
      ) as (typeof received)[0];
      await checkBody('/api/feedback', body);
      received.push(body);
      await route.fulfill({ status: answer, json: {} });
    });
  }

  const goto = (pathname: string = SORTING) =>
    page.goto(site.origin + pathname, { waitUntil: 'networkidle' });
  const getRegion = () =>
    page.getByRole('region', { name: 'Was this page helpful?' });
  const getAnswer = (name: string) => getRegion().getByRole('button', { name });
  const getField = () => page.getByRole('textbox', { name: 'Comment' });

  it('is under guides and pages of the reference', async () => {
    await prepare();
    for (const pathname of [SORTING, '/x/api/data-grid/data-grid/']) {
      await goto(pathname);
      expect(await getAnswer('Yes').count()).toBe(1);
      expect(
        await page
          .getByRole('button', { name: /^Comment on section / })
          .count(),
      ).toBeGreaterThan(2);
    }
  });

  it('takes answer and comment with the keyboard alone, script tags as text', async () => {
    await prepare();
    const messages = watchConsole(page);
    await goto();
    await getAnswer('No').focus();
    await page.keyboard.press('Space');
    await getField().waitFor();
    const comment =
      '<script>document.title="broken"</script> and <img src=x onerror=alert(1)>';
    await page.keyboard.type(comment);
    await page.keyboard.press('Control+Enter');
    await getRegion().getByText('Thank you for your feedback.').waitFor();
    await getField().waitFor({ state: 'detached' });
    expect(
      await getAnswer('No').evaluate((node) => node === document.activeElement),
    ).toBe(true);
    expect(received.map(({ kind }) => kind)).toEqual(['vote', 'comment']);
    expect(received[1]).toMatchObject({
      page: SORTING,
      language: 'en',
      version: '7.17.0',
      productId: 'x-data-grid',
      section: null,
      rating: 0,
      comment,
      website: '',
    });
    await goto();
    await page
      .locator('button[data-rating="0"][aria-pressed="true"]')
      .waitFor();
    expect(messages.filter((text) => text.startsWith('thrown'))).toEqual([]);
  });

  it('comments on a section in its place, and gives the focus back', async () => {
    await prepare();
    await goto();
    const button = page
      .getByRole('button', { name: /^Comment on section / })
      .first();
    await button.focus();
    await page.keyboard.press('Enter');
    await getField().fill('This section lacks an example.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('Thank you for your feedback.').waitFor();
    expect(
      await button.evaluate((node) => node === document.activeElement),
    ).toBe(true);
    const heading = page.locator('h2[id]').first();
    expect(received).toMatchObject([
      {
        kind: 'comment',
        rating: null,
        section: { id: await heading.getAttribute('id') },
      },
    ]);
  });

  it('leaves the names of headings as they are', async () => {
    await prepare();
    await goto();
    expect(await page.locator(':is(h2, h3) button').count()).toBe(0);
  });

  it('moves nothing when it appears', async () => {
    await prepare();
    await page.setViewportSize({ width: 1400, height: 900 });
    await goto('/x/introduction/');
    const heading = page.locator('.markdown > h2').first();
    const [next] = await heading.evaluateAll(([node]) => {
      const paragraph = node?.nextElementSibling?.nextElementSibling;
      const gap =
        (paragraph?.getBoundingClientRect().top ?? 0) -
        (node?.getBoundingClientRect().bottom ?? 0);
      return [gap];
    });
    // The margin of a heading of this level, and no more.
    expect(next).toBeLessThanOrEqual(26);
  });

  it.each<[string, Answer]>([['an error of the server', 500]])(
    'keeps the text after %s, and sends it again',
    async (_what, answer) => {
      await prepare();
      await goto();
      await getAnswer('Yes').click();
      await getField().fill('The second demo helped.');
      answers = [answer];
      await page.getByRole('button', { name: 'Send comment' }).click();
      await page.getByText(FAILURE).waitFor();
      expect(await getField().inputValue()).toBe('The second demo helped.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await getField().waitFor({ state: 'detached' });
      expect(received.at(-1)).toMatchObject({
        comment: 'The second demo helped.',
      });
      expect(received.at(-1)?.['id']).toBe(received.at(-2)?.['id']);
    },
  );

  it('gives up on a collector that does not answer, and keeps the text', async () => {
    await prepare();
    await page.clock.install();
    await goto();
    await getAnswer('Yes').click();
    await getField().fill('The second demo helped.');
    // Native time limits know no fake clock.
    await page.evaluate(() => {
      AbortSignal.timeout = () =>
        AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    answers = ['never'];
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText(FAILURE).waitFor();
    expect(await getField().inputValue()).toBe('The second demo helped.');
  });

  it('keeps feedback while the network is away, and sends it when it is back', async () => {
    await prepare();
    await goto();
    await getAnswer('Yes').click();
    await getField().fill('Written on a train.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText(/You are offline/).waitFor();
    expect(received).toHaveLength(1);
    await page.context().setOffline(false);
    await page.getByText('Thank you for your feedback.').waitFor();
    expect(received[1]).toMatchObject({ comment: 'Written on a train.' });
    expect(
      await page.evaluate(() => localStorage.getItem('docs-feedback-queue')),
    ).toBeNull();
  });

  it('sends a double click once', async () => {
    await prepare();
    await goto();
    await getAnswer('Yes').dblclick();
    await getRegion().getByText('Thank you for your feedback.').waitFor();
    expect(received).toHaveLength(1);
  });

  it('refuses a comment of 100 kB with a message, and keeps it', async () => {
    await prepare();
    await goto();
    await getAnswer('Yes').click();
    await getField().fill('x'.repeat(100_000));
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page
      .getByText('Please shorten it by 95000.', { exact: false })
      .waitFor();
    expect(received).toHaveLength(1);
  });

  it('works where storage is blocked', async () => {
    await prepare();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await goto();
    await getAnswer('Yes').click();
    await getRegion().getByText('Thank you for your feedback.').waitFor();
    expect(await getAnswer('Yes').getAttribute('aria-pressed')).toBe('true');
  });

  it('offers a prefilled issue where there is no collector', async () => {
    await prepare();
    await setBuildOptions(page, { feedbackEndpoint: null });
    await goto();
    await getAnswer('No').click();
    const href = await getRegion()
      .getByRole('link', { name: 'open an issue' })
      .getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('page-url')).toBe(
      site.origin + SORTING,
    );
    expect(received).toEqual([]);
  });

  it.each([
    ['English', '', 'ltr', 'No'],
    ['Chinese', '/zh', 'ltr', '没有'],
    ['a mirrored page', '', 'rtl', 'No'],
  ] as const)(
    'has no accessibility violation in %s',
    async (_what, prefix, direction, answer) => {
      await prepare({ direction });
      // A page without demos, whose own rows have tests of their own.
      await goto(`${prefix}/x/api/data-grid/data-grid/`);
      const button = page.locator('button[data-rating="0"]');
      expect((await button.textContent())?.trim()).toBe(answer);
      await button.click();
      await page.locator('form textarea').waitFor();
      await page.locator('[data-section-feedback] button').first().click();
      await page.locator('form textarea').nth(1).waitFor();
      expect(await checkAccessibility(page)).toEqual([]);
      expect(
        await page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        ),
      ).toBe(0);
    },
  );
});
