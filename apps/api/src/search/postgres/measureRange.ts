import type { Sql } from 'postgres';
import type { CatalogSearch, RangeRequest, Spread } from '../SearchIndex.ts';
import { numberSql, whereSql } from './testSql.ts';

/** The smallest and the largest value, and the number of ads in each cell of the grid. */
export async function measureRange(sql: Sql, { conditions }: CatalogSearch, range: RangeRequest): Promise<Spread> {
  const where = whereSql(sql, conditions, range.key);
  const { source } = range;
  const values =
    typeof source === 'number'
      ? sql`select num as value from active_ad ad join ad_value on ad_id = ad.id and specification_id = ${source}
        where num is not null and ${where}`
      : sql`select ${numberSql(sql, source)} as value from active_ad ad
        where ad.${sql(source)} is not null and ${where}`;
  const rows = await sql<{ cell: number; ads: number; min: number; max: number }[]>`
    select
      greatest(width_bucket(value, ${[...range.grid]}::float8[]) - 1, 0) as cell,
      count(*)::int as ads, min(value) as min, max(value) as max
    from (${values}) as numbers
    group by cell`;
  const cells = Array.from(range.grid, () => 0);
  for (const { cell, ads } of rows) cells[cell] = ads;
  return {
    min: rows.length === 0 ? null : Math.min(...rows.map((row) => row.min)),
    max: rows.length === 0 ? null : Math.max(...rows.map((row) => row.max)),
    cells,
  };
}
