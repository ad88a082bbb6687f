import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres, { type Sql } from 'postgres';
import type { Schema } from './Schema.ts';

/** One pool of connections, with two ways in: `sql` for statements written by hand, `kysely` for typed ones. */
export interface Database {
  readonly sql: Sql;
  readonly kysely: Kysely<Schema>;
  close(): Promise<void>;
}

/** Reads `bigint` as a number: ids and sizes stay far below 2^53. */
const bigintAsNumber = { to: 20, from: [20], serialize: String, parse: Number };

/** Longest wait for a connection, and longest pause before the next try; seconds. */
const patience = { connect_timeout: 5, backoff: (tries: number) => Math.min(3 ** tries / 100, 1) };

/** How a pool is opened. */
export interface ConnectOptions {
  /** Most connections at a time. @default 10 */
  readonly connections?: number;
  /** Hears of every typed statement that has ended: its text without parameters, and how long it took. */
  readonly noteStatement?: (statement: string, ms: number, failed: boolean) => void;
}

/**
 * Opens a pool on a PostgreSQL address. Connections are made when they are needed and made again after a restart of
 * the database; a transaction that is left open for a minute is ended, since it would hold up everyone who follows
 * the outbox.
 */
export function connect(url: string, { connections = 10, noteStatement }: ConnectOptions = {}): Database {
  const sql = postgres(url, {
    max: connections,
    ...patience,
    onnotice: () => {},
    types: { bigint: bigintAsNumber },
    connection: { application_name: 'volan-api', idle_in_transaction_session_timeout: 60_000 },
  }) as unknown as Sql;
  const kysely = new Kysely<Schema>({
    dialect: new PostgresJSDialect({ postgres: sql }),
    ...(noteStatement && {
      log: ({ query, queryDurationMillis, level }) => noteStatement(query.sql, queryDurationMillis, level === 'error'),
    }),
  });
  return { sql, kysely, close: () => sql.end({ timeout: 5 }) };
}
