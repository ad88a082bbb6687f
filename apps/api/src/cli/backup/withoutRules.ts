import type { TransactionSql } from 'postgres';
import { quoted } from './readTables.ts';

/**
 * Does something with the tables while nothing reacts to it: foreign keys are away, triggers rest. Rows may then come in
 * any order, and none is written twice by a trigger. When the keys come back, every row is held against them.
 */
export async function withoutRules(sql: TransactionSql, work: () => Promise<void>) {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const tables = await sql<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace and relkind = 'r'`;
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await sql.unsafe(`alter table ${name} disable trigger user`);
  await work();
  for (const { name } of tables) await sql.unsafe(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await sql.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  const views = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'm' order by oid`;
  for (const { name } of views) await sql.unsafe(`refresh materialized view ${name}`);
}
