import type { Database } from './types';

/** Any number: processes that share a database take turns by it. */
const MIGRATION_LOCK = 7_170_017;

/**
 * The steps from an empty database to this version's. Append only: a step that
 * was published is never changed.
 */
const STEPS: readonly string[] = [
  `
  create table feedback (
    id uuid primary key,
    received_at timestamptz not null,
    kind text not null,
    replaces uuid,
    page text not null,
    language text not null,
    version text not null,
    product_id text,
    section_id text,
    section_title text,
    rating smallint,
    reasons jsonb not null,
    comment text not null
  );
  create index feedback_received_at on feedback (received_at);
  create index feedback_replaces on feedback (replaces) where replaces is not null;
  create table events (
    id uuid primary key,
    visit uuid not null,
    received_at timestamptz not null,
    occurred_at timestamptz not null,
    name text not null,
    page text not null,
    language text not null,
    product_id text,
    parameters jsonb not null
  );
  create index events_name_received_at on events (name, received_at);
  create index events_received_at on events (received_at);
  `,
];

/** One step, taken unless another process took it meanwhile: all in one transaction. */
function toScript(step: string, version: number): string {
  return `
    select pg_advisory_xact_lock(${MIGRATION_LOCK});
    do $migration$ begin
      if not exists (select from schema_steps where version = ${version}) then
        ${step}
        insert into schema_steps (version) values (${version});
      end if;
    end $migration$;
  `;
}

/** Brings the tables to this version; several processes may do so at once. */
export async function migrate(database: Database): Promise<void> {
  await database.runScript(`
    select pg_advisory_xact_lock(${MIGRATION_LOCK});
    create table if not exists schema_steps (version integer primary key);
  `);
  for (const [index, step] of STEPS.entries()) {
    await database.runScript(toScript(step, index + 1));
  }
}
