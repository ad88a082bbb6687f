import type { ISql, Sql, TransactionSql } from 'postgres';

/** A connection or a transaction. */
export type AnySql = Sql | TransactionSql | ISql;

/** A table with the columns that a copy holds. Generated columns are computed again. */
export interface TableColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Tables whose rows are not part of a backup. A restore leaves them empty, even if an older backup holds their rows:
 * - an event of the outbox names a transaction of its own server and means nothing on another one; a process that
 *   starts reads a snapshot instead;
 * - waiting messages would be sent a second time, and hold codes;
 * - devices are known by a cookie that a backup would outlive;
 * - codes and sessions are secrets that end soon: a session that was ended after the backup would be valid again.
 */
const withoutRows = new Set([
  'outbox',
  'mail',
  'sms',
  'one_time_code',
  'session',
  'refresh_token',
  'known_device',
  'passkey_challenge',
]);

/** Whether a backup holds the rows of a table. */
export const isBackedUp = (table: string) => !withoutRows.has(table);

/** Every table whose rows a backup holds; unlogged tables hold nothing that is worth backing up. */
export async function readTables(sql: AnySql): Promise<TableColumns[]> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    group by c.relname order by c.relname`;
  return tables.filter(({ name }) => isBackedUp(name)).map(({ name, columns }) => ({ name, columns }));
}

/** A name, quoted for a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The text between COPY and its direction. */
export const copied = ({ name, columns }: TableColumns) => `${quoted(name)} (${columns.map(quoted).join(', ')})`;
