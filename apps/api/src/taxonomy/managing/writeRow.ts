import type { JSONValue, TransactionSql } from 'postgres';
import { entityOf, type EntityName } from './entities.ts';
import type { RowHooks } from './RowHooks.ts';
import { markAdministered, type RowFields, type StoredRow } from './storedRows.ts';

/** The fields that are columns of the row. */
function columnsIn(name: EntityName, fields: RowFields): Record<string, JSONValue> {
  const named = entityOf(name).columns.flatMap((column) => {
    const value = fields[column];
    return value === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries(named);
}

/** Inserts a row at the end of its order. Returns its id. */
export async function insertRow(
  sql: TransactionSql,
  name: EntityName,
  fields: RowFields,
  hooks: RowHooks = {},
): Promise<number> {
  const { table, orderScope, isOrdered = true } = entityOf(name);
  const columns = columnsIn(name, fields);
  const names = Object.keys(columns).reduce((all, column) => sql`${all} ${sql(column)},`, sql``);
  const values = Object.keys(columns).reduce((all, column) => sql`${all} ${sql(`given.${column}`)},`, sql``);
  const within =
    orderScope === undefined ? sql`true` : sql`${sql(orderScope)} is not distinct from ${numberOf(fields[orderScope])}`;
  const place = isOrdered
    ? sql`select coalesce(max(sort), 0) + 10 as sort from ${sql(table)} where ${within}`
    : sql`select 0 as sort`;
  const [made] = await sql<{ id: number }[]>`
    with place as (${place})
    insert into ${sql(table)} (${names} id ${isOrdered ? sql`, sort` : sql``})
    select ${values} nextval('taxonomy_row_id')::int ${isOrdered ? sql`, place.sort` : sql``}
    from place, jsonb_populate_record(null::${sql(table)}, ${sql.json(columns)}) as given
    returning id`;
  const id = made?.id ?? 0;
  await writeParts(sql, name, id, fields);
  await hooks.onWrite?.(sql, id, null);
  await markAdministered(sql, name, id);

  return id;
}

const numberOf = (value: JSONValue | undefined) => (typeof value === 'number' ? value : null);

/** Writes the named fields of a row, and increments its version. */
export async function writeRow(
  sql: TransactionSql,
  name: EntityName,
  before: StoredRow,
  fields: RowFields,
  hooks: RowHooks = {},
): Promise<void> {
  const { table } = entityOf(name);
  const columns = columnsIn(name, fields);
  const assigned = Object.keys(columns).reduce(
    (all, column) => sql`${all} ${sql(column)} = ${sql(`given.${column}`)},`,
    sql``,
  );
  await sql`
    update ${sql(table)} as held set ${assigned} version = held.version + 1
    from jsonb_populate_record(null::${sql(table)}, ${sql.json(columns)}) as given where held.id = ${before.id}`;
  await writeParts(sql, name, before.id, fields);
  const { slug } = columns;
  if (name === 'filter' && typeof slug === 'string' && slug !== before.slug) await saveFormerSlug(sql, before, slug);
  await hooks.onWrite?.(sql, before.id, before);
  await markAdministered(sql, name, before.id);
}

/** Writes titles and categories of a row, if they are named. */
async function writeParts(sql: TransactionSql, name: EntityName, id: number, fields: RowFields) {
  const { texts, links } = entityOf(name);
  const { titles, category_ids: categoryIds, panel } = fields;
  if (texts && titles !== undefined) {
    await sql`delete from ${sql(texts.table)}
      where ${sql(texts.owner)} = ${id} and not ${sql.json(titles)}::jsonb ? lang`;
    await sql`
      insert into ${sql(texts.table)} (${sql(texts.owner)}, lang, title)
      select ${id}, key, value from jsonb_each_text(${sql.json(titles)})
      on conflict (${sql(texts.owner)}, lang) do update set title = excluded.title`;
  }
  if (!links || categoryIds === undefined) return;

  const link = sql(links.table);
  const owner = sql(links.owner);
  const wanted = sql`select value::int from jsonb_array_elements_text(${sql.json(categoryIds)})`;
  await sql`delete from ${link} where ${owner} = ${id} and category_id not in (${wanted})`;
  if (!links.ordered) {
    await sql`insert into ${link} (category_id, ${owner}) select value, ${id} from (${wanted}) as asked
      on conflict do nothing`;
    return;
  }
  // a question comes last in the panel of a category that did not ask it yet, or where it was before
  await sql`
    insert into ${link} as stored (category_id, ${owner}, sort)
    select value, ${id}, coalesce((${sql.json(panel ?? {})}::jsonb ->> value::text)::int, (
      select coalesce(max(sort), 0) + 10 from ${link} as others where others.category_id = value))
    from (${wanted}) as asked on conflict do nothing`;
}

/** Addresses with the slug that an answer had lead to it. [J131] */
async function saveFormerSlug(sql: TransactionSql, before: StoredRow, slug: string) {
  const specification = numberOf(before['specification_id']);
  await sql`delete from filter_redirect where specification_id = ${specification} and old_slug = ${slug}`;
  await sql`
    insert into filter_redirect (specification_id, old_slug, filter_id)
      values (${specification}, ${before.slug}, ${before.id})
    on conflict (specification_id, old_slug) do update set filter_id = excluded.filter_id`;
}
