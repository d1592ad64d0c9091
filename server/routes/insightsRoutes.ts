import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { INSIGHTS_TABLES, type InsightsTable } from '../schemas/insights';
import type { Store } from '../store/createStore';
import { readInsights } from '../store/readInsights';
import { UnavailableError } from '../inbox/createInbox';
import { checkAccess } from './checkAccess';
import { toCsv } from './toCsv';

/** Requests of one address in a minute: enough to look around, too few to guess a token. */
const MOST_REQUESTS = 60;

const querySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    days: { type: 'string', pattern: '^[1-9]\\d{0,3}$', default: '30' },
  },
} as const;

const paramsSchema = {
  type: 'object',
  properties: { table: { enum: INSIGHTS_TABLES } },
} as const;

/** Insights need the database, unlike what readers send. */
async function read(store: Store, days: string) {
  try {
    return await readInsights(store, Number(days));
  } catch (error) {
    console.error('Reading the insights failed:', error);
    throw new UnavailableError('The database does not answer.');
  }
}

/** `GET /insights` and `GET /insights/<table>.csv`, for maintainers. */
export function addInsightsRoutes(
  server: FastifyInstance,
  store: Store,
  token: string | undefined,
): void {
  void server.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) =>
      refuseStrangers(request, reply, token),
    );
    const config = {
      rateLimit: { max: MOST_REQUESTS, timeWindow: '1 minute' },
    };
    scope.get<{ Querystring: { days: string } }>(
      '/insights',
      { config, schema: { querystring: querySchema } },
      ({ query }) => read(store, query.days),
    );
    scope.get<{
      Querystring: { days: string };
      Params: { table: InsightsTable };
    }>(
      '/insights/:table.csv',
      { config, schema: { querystring: querySchema, params: paramsSchema } },
      async ({ params, query }, reply) => {
        const insights = await read(store, query.days);
        return reply
          .type('text/csv; charset=utf-8')
          .header(
            'content-disposition',
            `attachment; filename="${params.table}.csv"`,
          )
          .send(toCsv(insights[params.table]));
      },
    );
  });
}

async function refuseStrangers(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): Promise<FastifyReply | undefined> {
  const { headers, socket } = request;
  if (checkAccess({ headers, remoteAddress: socket.remoteAddress }, token)) {
    return undefined;
  }
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({
      statusCode: 401,
      message: token
        ? 'Give the token of INSIGHTS_TOKEN.'
        : 'Only this machine sees the insights, unless the server has an INSIGHTS_TOKEN.',
    });
}
