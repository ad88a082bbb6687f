import type { JSONValue, PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { entityOf, type EntityName } from './entities.ts';

/** The fields of a change; fields that are not named stay. */
export type RowFields = Readonly<Record<string, JSONValue | undefined>>;

/** A row with its titles and categories. The audit log stores it in this form, and an undo writes it back. */
export interface StoredRow extends Readonly<Record<string, JSONValue>> {
  readonly id: number;
  readonly slug: string;
  readonly sort: number;
  readonly status: 0 | 1;
  readonly version: number;
}

/** Rows of a kind by a condition on `held`, in their order. */
export async function readRows(
  sql: Sql | TransactionSql,
  name: EntityName,
  where: PendingQuery<Row[]>,
): Promise<StoredRow[]> {
  const { table, texts, links, isOrdered = true } = entityOf(name);
  const titles = texts
    ? sql`|| jsonb_build_object('titles', (
        select coalesce(jsonb_object_agg(lang, title), '{}') from ${sql(texts.table)} as words
        where ${sql(`words.${texts.owner}`)} = held.id))`
    : sql``;
  const categories = links
    ? sql`|| jsonb_build_object('category_ids', (
        select coalesce(jsonb_agg(category_id order by category_id), '[]') from ${sql(links.table)} as link
        where ${sql(`link.${links.owner}`)} = held.id))`
    : sql``;
  const places = links?.ordered
    ? sql`|| jsonb_build_object('panel', (
        select coalesce(jsonb_object_agg(category_id, link.sort), '{}') from ${sql(links.table)} as link
        where ${sql(`link.${links.owner}`)} = held.id))`
    : sql``;
  const former =
    name === 'filter'
      ? sql`|| jsonb_build_object('former', (
        select coalesce(jsonb_agg(old_slug order by old_slug), '[]') from filter_redirect where filter_id = held.id))`
      : sql``;
  const rows = await sql<{ row: StoredRow }[]>`
    select to_jsonb(held) ${titles} ${categories} ${places} ${former} as row
    from ${sql(table)} as held where ${where} order by ${isOrdered ? sql`held.sort,` : sql``} held.id`;

  return rows.map(({ row }) => row);
}

/** One row; null: there is none. */
export async function readRow(sql: Sql | TransactionSql, name: EntityName, id: number): Promise<StoredRow | null> {
  const [row] = await readRows(sql, name, sql`held.id = ${id}`);
  return row ?? null;
}

/**
 * Locks the taxonomy, so that changes run one after the other and not during the loading of the content files. There
 * are few changes, and each checks before it writes. With the lock, a statement has a limit of ten seconds.
 */
export async function taxonomyLock(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`;
  await sql`set local statement_timeout = '10s'`;
}

/** Marks a row as changed by an administrator, so that the content files no longer change it. */
export async function markAdministered(
  sql: TransactionSql,
  entity: string,
  key: number | string,
  removed = false,
): Promise<void> {
  await sql`
    insert into administered_row (entity, key, removed) values (${entity}, ${String(key)}, ${removed})
    on conflict (entity, key) do update set removed = excluded.removed, at = now()`;
}
