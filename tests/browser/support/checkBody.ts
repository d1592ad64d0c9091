import Fastify from 'fastify';
import { eventBatchSchema } from '../../../server/schemas/events';
import { feedbackSchema } from '../../../server/schemas/feedback';

// The shapes allow a text or null.
const server = Fastify({ ajv: { customOptions: { allowUnionTypes: true } } });
server.post(
  '/api/events',
  { schema: { body: eventBatchSchema } },
  async (_, reply) => reply.code(204).send(),
);
server.post(
  '/api/feedback',
  { schema: { body: feedbackSchema } },
  async (_, reply) => reply.code(201).send({}),
);

/**
 * Status with which a body is answered by the shapes that the collector takes.
 * @throws {Error} When they refuse it, with the reason.
 */
export async function checkBody(
  pathname: '/api/events' | '/api/feedback',
  body: unknown,
): Promise<number> {
  const { statusCode, payload } = await server.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  if (statusCode >= 300) {
    throw new Error(`The collector refuses a body: ${payload}`);
  }
  return statusCode;
}
