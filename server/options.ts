import path from 'node:path';

/** What the running server may be told; all by the environment. */
export interface ServerOptions {
  /** Folder of the journal and of the embedded database. `DOCS_DATA_DIR`, `.data` by default. */
  readonly dataDirectory: string;
  /** Address of a PostgreSQL server to use instead of the embedded one. `DATABASE_URL`. */
  readonly databaseUrl: string | undefined;
  /** Days that feedback and events are kept. `RETENTION_DAYS`, 400 by default. */
  readonly retentionDays: number;
  /** What `/insights` asks for. Without it, this machine alone sees them. `INSIGHTS_TOKEN`. */
  readonly insightsToken: string | undefined;
  /** Feedback that one address may send in a minute. `FEEDBACK_PER_MINUTE`, 30 by default. */
  readonly feedbackPerMinute: number;
  /** Batches of events that one address may send in a minute. `EVENTS_PER_MINUTE`, 120 by default. */
  readonly eventsPerMinute: number;
  /** Proxies in front of the server: the address of a reader is the one that the last of them names. `TRUSTED_PROXIES`, 0 by default. */
  readonly trustedProxies: number;
  /** Other origins whose pages may send feedback: a site on a static host. `COLLECTOR_ORIGINS`, separated by spaces. */
  readonly allowedOrigins: readonly string[];
}

const SHORTEST_TOKEN = 16;

/** A whole number of the environment. @throws {Error} Naming the variable. */
function readCount(
  env: NodeJS.ProcessEnv,
  name: string,
  byDefault: number,
  least: number,
): number {
  const text = env[name];
  if (!text) {
    return byDefault;
  }
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < least) {
    throw new Error(
      `${name} is "${text}": give a whole number of at least ${least}.`,
    );
  }
  return count;
}

function readDatabaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = env['DATABASE_URL'] || undefined;
  if (url && !/^postgres(ql)?:\/\//.test(url)) {
    // The value may hold a password, so the message doesn't show it.
    throw new Error(
      'DATABASE_URL is no address of a PostgreSQL server: give postgresql://user:password@host/database.',
    );
  }
  return url;
}

function readToken(env: NodeJS.ProcessEnv): string | undefined {
  const token = env['INSIGHTS_TOKEN'] || undefined;
  if (token && token.length < SHORTEST_TOKEN) {
    throw new Error(
      `INSIGHTS_TOKEN is too short to be a secret: give at least ${SHORTEST_TOKEN} characters.`,
    );
  }
  return token;
}

function readOrigins(env: NodeJS.ProcessEnv): string[] {
  const origins = (env['COLLECTOR_ORIGINS'] ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(
        `COLLECTOR_ORIGINS has "${origin}": give origins like https://docs.example.com, separated by spaces.`,
      );
    }
  }
  return origins;
}

/**
 * Options of the running server. Empty variables count as absent.
 * @throws {Error} Naming the variable that has a value of the wrong form.
 */
export function readServerOptions(env: NodeJS.ProcessEnv): ServerOptions {
  return {
    dataDirectory: path.resolve(env['DOCS_DATA_DIR'] || '.data'),
    databaseUrl: readDatabaseUrl(env),
    retentionDays: readCount(env, 'RETENTION_DAYS', 400, 1),
    insightsToken: readToken(env),
    feedbackPerMinute: readCount(env, 'FEEDBACK_PER_MINUTE', 30, 1),
    eventsPerMinute: readCount(env, 'EVENTS_PER_MINUTE', 120, 1),
    trustedProxies: readCount(env, 'TRUSTED_PROXIES', 0, 0),
    allowedOrigins: readOrigins(env),
  };
}
