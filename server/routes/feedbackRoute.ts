import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../inbox/createInbox';
import {
  feedbackSchema,
  LARGEST_FEEDBACK_BYTES,
  type Feedback,
  type FeedbackAnswer,
} from '../schemas/feedback';
import { toStorable, type FeedbackEntry } from '../store/entry';

function toEntry({ website: _honeypot, ...feedback }: Feedback): FeedbackEntry {
  return toStorable<FeedbackEntry>({
    ...feedback,
    id: feedback.id.toLowerCase(),
    type: 'feedback',
    receivedAt: new Date().toISOString(),
  });
}

/** `POST /feedback`: 201 once it is on disk; 200 for one that was sent before. */
export function addFeedbackRoute(
  server: FastifyInstance,
  inbox: Inbox,
  perMinute: number,
): void {
  void server.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.post<{ Body: Feedback; Reply: FeedbackAnswer }>(
      '/feedback',
      {
        bodyLimit: LARGEST_FEEDBACK_BYTES,
        schema: { body: feedbackSchema },
        config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
      },
      async ({ body }, reply) => {
        const isMachine = body.website.trim() !== '';
        const outcome = isMachine ? 'new' : await inbox.accept(toEntry(body));
        return reply
          .code(outcome === 'known' ? 200 : 201)
          .send({ id: body.id });
      },
    );
  });
}
