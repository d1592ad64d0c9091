import { randomUUID } from 'node:crypto';
import type { Feedback } from '../../../server/schemas/feedback';
import type { Insights } from '../../../server/schemas/insights';

export function createFeedback(values: Partial<Feedback> = {}): Feedback {
  return {
    id: randomUUID(),
    kind: 'comment',
    page: '/x/react-data-grid/sorting/',
    language: 'en',
    version: '7.17.0',
    productId: 'x-data-grid',
    section: null,
    rating: 1,
    reasons: [],
    comment: 'The second example made it clear.',
    website: '',
    ...values,
  };
}

/** Posts feedback; resolves to the status, or to 0 when no answer came. */
export async function postFeedback(
  origin: string,
  feedback: Feedback,
): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

export function isAcknowledged(status: number): boolean {
  return status === 200 || status === 201;
}

/** The insights, asked for until they hold what is waited for; the newest at last. */
export async function waitForInsights(
  origin: string,
  isThere: (insights: Insights) => boolean,
): Promise<Insights> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const response = await fetch(`${origin}/api/insights`);
    if (response.ok) {
      const insights = (await response.json()) as Insights;
      if (isThere(insights) || Date.now() > deadline) {
        return insights;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Number of comments and of votes that are stored. */
export function countStored({ pages }: Insights): number {
  return pages.reduce((sum, page) => sum + page.comments, 0);
}
