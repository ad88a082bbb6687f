import type { TransactionSql } from 'postgres';

/**
 * Detaches owners (specifications, brands) from the categories that the files no longer name. Owners that the files do
 * not name at all keep their links.
 */
export async function removeLinks(
  sql: TransactionSql,
  table: 'category_specification' | 'category_brand',
  owner: 'specification_id' | 'brand_id',
  links: readonly { category_id: number; owner_id: number }[],
): Promise<void> {
  await sql`
    with named as materialized (
      select * from jsonb_to_recordset(${sql.json(links)}) as link (category_id integer, owner_id integer)
    )
    delete from ${sql(table)} as link
    where ${sql(owner)} in (select owner_id from named)
      and not exists (
        select from named where named.owner_id = link.${sql(owner)} and named.category_id = link.category_id
      )`;
}
