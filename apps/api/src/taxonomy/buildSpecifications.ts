import type { TransactionSql } from 'postgres';
import { byId, titlesBy } from './records.ts';
import type { FilterRecord, SpecificationRecord } from './Registry.ts';
import type { FilterRow, SpecificationRow, TitleRow } from './taxonomyRows.ts';

/** Every question with its answers, in the order of the form. */
export async function buildSpecifications(sql: TransactionSql): Promise<SpecificationRecord[]> {
  const groupTitles = titlesBy(
    await sql<TitleRow[]>`select group_id as owner, lang, title from specification_group_text`,
  );
  const groupRows = await sql<{ id: number; slug: string; sort: number }[]>`
    select id, slug, sort from specification_group
  `;
  const groups = byId(groupRows.map((row) => ({ ...row, titles: groupTitles.get(row.id) ?? {} })));
  const filters = await readFilters(sql);
  const filtersById = byId(filters);
  const filtersOf = Map.groupBy(filters, (filter) => filter.specification_id);
  const redirects = Map.groupBy(
    await sql<{ specification_id: number; old_slug: string; filter_id: number }[]>`select * from filter_redirect`,
    (redirect) => redirect.specification_id,
  );
  const titles = titlesBy(await sql<TitleRow[]>`select specification_id as owner, lang, title from specification_text`);
  const rows = await sql<SpecificationRow[]>`select * from specification order by sort, id`;

  return rows.flatMap((row) => {
    const group = groups.get(row.group_id);
    if (!group) return [];

    const own = filtersOf.get(row.id) ?? [];
    const former = (redirects.get(row.id) ?? []).flatMap(({ old_slug: slug, filter_id: id }) => {
      const filter = filtersById.get(id);
      return filter ? [[slug, filter] as const] : [];
    });

    return {
      ...row,
      group,
      titles: titles.get(row.id) ?? {},
      filters: own.filter((filter) => filter.status === 1),
      filtersBySlug: new Map<string, FilterRecord>([...former, ...own.map((filter) => [filter.slug, filter] as const)]),
    };
  });
}

async function readFilters(sql: TransactionSql): Promise<FilterRecord[]> {
  const titles = titlesBy(await sql<TitleRow[]>`select filter_id as owner, lang, title from filter_text`);
  const rows = await sql<FilterRow[]>`select * from filter order by sort, id`;
  return rows.map((row) => ({ ...row, titles: titles.get(row.id) ?? {} }));
}
