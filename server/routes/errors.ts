import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { UnavailableError } from '../inbox/createInbox';
import type { RefusalAnswer } from '../schemas/feedback';

const RETRY_AFTER_SECONDS = 10;

interface Refusal {
  readonly status: number;
  readonly message: string;
}

type Violation = NonNullable<FastifyError['validation']>[number];

/** `/section/title` → `section.title`; empty for the body itself. */
function toFieldName(instancePath: string): string {
  return instancePath.slice(1).replaceAll('/', '.');
}

/** One sentence that names the field. */
function describeViolation({
  instancePath,
  keyword,
  params,
  message,
}: Violation): Refusal {
  const parent = toFieldName(instancePath);
  const prefix = parent && `${parent}.`;
  if (keyword === 'additionalProperties') {
    const field = prefix + String(params['additionalProperty']);
    return { status: 400, message: `Unknown field "${field}".` };
  }
  if (keyword === 'required') {
    const field = prefix + String(params['missingProperty']);
    return { status: 400, message: `Field "${field}" is missing.` };
  }
  const field = parent ? `Field "${parent}"` : 'The body';
  const isTooBig = keyword === 'maxLength' || keyword === 'maxItems';
  return {
    status: isTooBig ? 413 : 400,
    message: `${field} ${message ?? 'is invalid'}.`,
  };
}

function toRefusal(error: FastifyError): Refusal {
  const [violation] = error.validation ?? [];
  if (violation) {
    return describeViolation(violation);
  }
  if (error instanceof UnavailableError) {
    return { status: 503, message: `${error.message} Try again later.` };
  }
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, message: error.message }
    : { status: 500, message: 'The server failed.' };
}

/** Answers every refusal as JSON, and tells no more of a failure than that it was one. */
export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message } = toRefusal(error);
  if (status === 500) {
    console.error(`${request.method} ${request.routeOptions.url}:`, error);
  }
  if (status === 503) {
    void reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  const answer: RefusalAnswer = { statusCode: status, message };
  return reply.code(status).send(answer);
}
