import type { JSONValue, TransactionSql } from 'postgres';

/**
 * Inserts rows or updates stored ones, in one statement for any number of rows.
 * All rows have the columns of the first one; other columns keep their stored value, or their default. A row that
 * equals the stored one is not written, so that followers of the taxonomy are not notified without a change.
 *
 * @param table, key names from our own code: they are not escaped
 */
export async function upsertRows(
  sql: TransactionSql,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) {
    return;
  }
  const changing = columns.filter((column) => !key.includes(column));
  const update =
    changing.length === 0
      ? 'nothing'
      : `update set (${changing.join(', ')}) = row (${from('excluded', changing)})
         where (${from('stored', changing)}) is distinct from (${from('excluded', changing)})`;
  await sql.unsafe(
    `insert into ${table} as stored (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${key.join(', ')}) do ${update}`,
    [sql.json(rows as unknown as JSONValue)],
  );
}

/** `stored.title, stored.sort` */
function from(source: string, columns: readonly string[]) {
  return columns.map((column) => `${source}.${column}`).join(', ');
}
