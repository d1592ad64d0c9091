import { renderInSite } from '@site/tests/setup/renderInSite';
import type { Feedback } from '@site/server/schemas/feedback';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageFeedback from './PageFeedback';
import type { FeedbackPage } from './types';
// Loaded ahead, so that no test waits for it.
import './panel/VotePanel';

let pageCount = 0;

/** A page of its own for each test: answers and drafts are remembered by page. */
function createPage(): FeedbackPage {
  pageCount += 1;
  return {
    page: `/x/page-${pageCount}/`,
    title: 'Sorting',
    language: 'en',
    version: '7.17.0',
    productId: 'x-data-grid',
  };
}

/** Answers of the collector, in order; the last one again and again. */
function fakeCollector(...answers: readonly (number | Error)[]): Feedback[] {
  const received: Feedback[] = [];
  let count = 0;
  Object.assign(window, {
    fetch: async (_url: string, { body }: { body: string }) => {
      const answer = answers[Math.min(count, answers.length - 1)] ?? 201;
      count += 1;
      if (answer instanceof Error) {
        throw answer;
      }
      received.push(JSON.parse(body) as Feedback);
      return { ok: answer < 300, status: answer };
    },
  });
  return received;
}

function setOnline(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', {
    value: onLine,
    configurable: true,
  });
}

function renderFeedback(page = createPage()) {
  renderInSite(<PageFeedback page={page} />);
  return { page, user: userEvent.setup() };
}

const getAnswer = (name: 'Yes' | 'No') => screen.getByRole('button', { name });
const findField = () => screen.findByRole('textbox', { name: 'Comment' });
const FAILURE = "Couldn't submit feedback. Please try again later.";

describe('PageFeedback', () => {
  let now = Date.now();
  beforeEach(() => {
    setOnline(true);
    // Past the minute of the rate limit.
    now += 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });

  it('sends the answer at once, remembers it, and offers a comment', async () => {
    const received = fakeCollector(201);
    const { page, user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    expect(await findField()).toHaveFocus();
    expect(getAnswer('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(received).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'vote',
        page: page.page,
        language: 'en',
        version: '7.17.0',
        productId: 'x-data-grid',
        section: null,
        rating: 1,
        reasons: [],
        comment: '',
        website: '',
      },
    ]);
    expect(
      await screen.findByText('Thank you for your feedback.'),
    ).toBeVisible();
  });

  it('sends a double click once', async () => {
    const received = fakeCollector(201);
    const { user } = renderFeedback();
    await user.dblClick(getAnswer('Yes'));
    await findField();
    expect(received).toHaveLength(1);
  });

  it('replaces the answer when the reader changes it', async () => {
    const received = fakeCollector(201);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    await findField();
    await user.click(getAnswer('No'));
    await waitFor(() => expect(received).toHaveLength(2));
    expect(received[1]).toMatchObject({
      rating: 0,
      replaces: received[0]?.id,
    });
    expect(getAnswer('Yes')).toHaveAttribute('aria-pressed', 'false');
    expect(await findField()).toHaveFocus();
  });

  it.each([
    ['an error of the server', 500],
    ['no answer', new TypeError('Failed to fetch')],
  ])(
    'takes the answer back after %s, and tries again on request',
    async (_what, answer) => {
      const received = fakeCollector(answer, 201);
      const { user } = renderFeedback();
      await user.click(getAnswer('No'));
      expect(await screen.findByText(FAILURE)).toBeVisible();
      expect(getAnswer('No')).toHaveAttribute('aria-pressed', 'false');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByText('Thank you for your feedback.');
      expect(getAnswer('No')).toHaveAttribute('aria-pressed', 'true');
      expect(received.at(-1)).toMatchObject({ kind: 'vote', rating: 0 });
    },
  );

  it('tells how short a comment may be instead of sending nothing', async () => {
    const received = fakeCollector(201);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    const field = await findField();
    expect(field).toHaveAccessibleDescription(/At least 10 characters/);
    await user.type(field, '   too short   ');
    await user.clear(field);
    await user.type(field, 'short    ');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(received).toHaveLength(1);
  });

  it('sends comment and reasons with Ctrl and Enter, then clears and gives the focus back', async () => {
    const received = fakeCollector(201);
    const { user } = renderFeedback();
    await user.click(getAnswer('No'));
    const field = await findField();
    await user.click(screen.getByRole('checkbox', { name: 'Out of date' }));
    await user.type(field, '  <script>alert(1)</script>  ');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(received).toHaveLength(1);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(getAnswer('No')).toHaveFocus());
    expect(field).not.toBeInTheDocument();
    expect(received[1]).toMatchObject({
      kind: 'comment',
      rating: 0,
      reasons: ['outdated'],
      comment: '<script>alert(1)</script>',
    });
    await user.click(getAnswer('No'));
    expect(await findField()).toHaveValue('');
  });

  it('keeps the text after a failure, and sends the same id again', async () => {
    const received = fakeCollector(201, 500, 201);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    await user.type(await findField(), 'The second demo helped');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText(FAILURE)).toBeVisible();
    expect(await findField()).toHaveValue('The second demo helped');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(received).toHaveLength(3));
    expect(received[2]).toEqual(received[1]);
  });

  it('closes with Escape, gives the focus back, and keeps a draft', async () => {
    fakeCollector(201);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    await user.type(await findField(), 'Half a thought');
    await user.keyboard('{Escape}');
    expect(getAnswer('Yes')).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(await findField()).toHaveValue('Half a thought');
  });

  it('refuses a comment that is too long, and keeps it', async () => {
    const received = fakeCollector(201);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    const field = await findField();
    await user.click(field);
    await user.paste('x'.repeat(100_000));
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(field).toHaveAccessibleDescription(
      /at most 5000 characters. Please shorten it by 95000./,
    );
    expect(received).toHaveLength(1);
  });

  it('keeps the answer for later while the network is away', async () => {
    const received = fakeCollector(201);
    setOnline(false);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(getAnswer('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(received).toEqual([]);
    const { sendQueued } = await import('./panel/submit');
    setOnline(true);
    await act(() => sendQueued('/api/feedback'));
    expect(received).toHaveLength(1);
    expect(
      await screen.findByText('Thank you for your feedback.'),
    ).toBeVisible();
  });

  it('waits a minute after too much', async () => {
    const received = fakeCollector(201);
    const { user } = renderFeedback();
    for (let clicks = 0; clicks < 5; clicks += 1) {
      await user.click(getAnswer('Yes'));
      await user.click(getAnswer('No'));
    }
    expect(await screen.findByText(/That was much at once/)).toBeVisible();
    expect(received.length).toBeLessThanOrEqual(8);
  });

  it('hides its trap from readers', async () => {
    fakeCollector(201);
    const { user } = renderFeedback();
    await user.click(getAnswer('Yes'));
    const form = (await findField()).closest('form') as HTMLFormElement;
    const trap = form.elements.namedItem('website') as HTMLElement;
    expect(within(form).getAllByRole('textbox')).toHaveLength(1);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap.parentElement).toHaveAttribute('aria-hidden', 'true');
  });
});
