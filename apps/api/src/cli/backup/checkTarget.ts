import type { Sql } from 'postgres';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { Refusal } from './Refusal.ts';

/** @throws Refusal if a server uses the database, or if it holds data already and `replace` is false. */
export async function checkTarget(sql: Sql, objects: ObjectStore, replace: boolean) {
  const [servers] = await sql<{ connections: number }[]>`
    select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'volan-api'`;
  if (servers && servers.connections > 0) {
    throw new Refusal(
      'A server works on this database. Stop every api process first, then restore. Nothing was touched.',
    );
  }
  if (replace) return;

  const [found] = await sql<{ tables: number }[]>`
    select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  if (found && found.tables > 0) {
    throw new Refusal(
      `The database is not empty: it has ${found.tables} tables. Name an empty one, or add --replace to drop all of them for good. Nothing was touched.`,
    );
  }
  for await (const key of objects.list()) {
    throw new Refusal(
      `The folder of pictures is not empty: it has ${key}. Name an empty one in MEDIA_DIR, or add --replace. Nothing was touched.`,
    );
  }
}
