import type { TransactionSql } from 'postgres';
import { quoted } from './readTables.ts';

/**
 * Does something with the tables without foreign keys and triggers. Rows may then come in any order, and no trigger
 * writes a row a second time. When the foreign keys are added again, every row is checked against them.
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
