import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../inbox/createInbox';
import {
  eventBatchSchema,
  LARGEST_EVENTS_BYTES,
  LONGEST_RECORDED_QUERY,
  type CollectedEvent,
  type EventBatch,
} from '../schemas/events';
import { toStorable, type EventEntry } from '../store/entry';

/** What readers search for stays theirs, unless nothing was found. */
function withoutPrivateQuery({
  name,
  parameters,
}: CollectedEvent): CollectedEvent['parameters'] {
  const { query, ...rest } = parameters;
  if (name !== 'search' || query === undefined) {
    return parameters;
  }
  return rest['results'] === 0
    ? { ...rest, query: String(query).slice(0, LONGEST_RECORDED_QUERY) }
    : rest;
}

function toEntries({ visit, events }: EventBatch): EventEntry[] {
  const receivedAt = new Date().toISOString();
  return events.map((event) =>
    toStorable<EventEntry>({
      ...event,
      id: event.id.toLowerCase(),
      parameters: withoutPrivateQuery(event),
      type: 'event',
      visit,
      receivedAt,
    }),
  );
}

/** `POST /events`: 204 once they are on disk. A beacon calls its JSON `text/plain`. */
export function addEventsRoute(
  server: FastifyInstance,
  inbox: Inbox,
  perMinute: number,
): void {
  void server.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post<{ Body: EventBatch }>(
      '/events',
      {
        bodyLimit: LARGEST_EVENTS_BYTES,
        schema: { body: eventBatchSchema },
        config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
      },
      async ({ body }, reply) => {
        await inbox.keep(toEntries(body));
        return reply.code(204).send();
      },
    );
  });
}
