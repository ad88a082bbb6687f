import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/Schema.ts';
import { byId, titlesBy } from './records.ts';
import type { FilterRecord, SpecificationRecord } from './Registry.ts';

/** Every question with its answers, in the order of the form. */
export async function buildSpecifications(kysely: Kysely<Schema>): Promise<SpecificationRecord[]> {
  const groupTitles = titlesBy(
    await kysely.selectFrom('specification_group_text').select(['group_id as owner', 'lang', 'title']).execute(),
  );
  const groups = byId(
    (await kysely.selectFrom('specification_group').select(['id', 'slug', 'sort']).execute()).map((row) => ({
      ...row,
      titles: groupTitles.get(row.id) ?? {},
    })),
  );
  const filters = await readFilters(kysely);
  const filtersById = byId(filters);
  const filtersOf = Map.groupBy(filters, (filter) => filter.specification_id);
  const redirects = Map.groupBy(
    await kysely.selectFrom('filter_redirect').selectAll().execute(),
    (redirect) => redirect.specification_id,
  );
  const titles = titlesBy(
    await kysely.selectFrom('specification_text').select(['specification_id as owner', 'lang', 'title']).execute(),
  );
  const rows = await kysely.selectFrom('specification').selectAll().orderBy('sort').orderBy('id').execute();

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

async function readFilters(kysely: Kysely<Schema>): Promise<FilterRecord[]> {
  const titles = titlesBy(
    await kysely.selectFrom('filter_text').select(['filter_id as owner', 'lang', 'title']).execute(),
  );
  const rows = await kysely.selectFrom('filter').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map((row) => ({ ...row, titles: titles.get(row.id) ?? {} }));
}
