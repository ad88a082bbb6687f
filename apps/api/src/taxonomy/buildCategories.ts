import type { TransactionSql } from 'postgres';
import { byId, bySlug, titlesBy } from './records.ts';
import type { CategoryRecord, Registry, SpecificationRecord } from './Registry.ts';
import type { CategoryRow, TitleRow } from './taxonomyRows.ts';

type Categories = Pick<Registry, 'categories' | 'categoriesById' | 'categoriesBySlug' | 'commonSpecifications'>;

/** The tree of categories in use; a category below one out of use is out of use too. */
export async function buildCategories(
  sql: TransactionSql,
  specifications: readonly SpecificationRecord[],
): Promise<Categories> {
  const titles = titlesBy(await sql<TitleRow[]>`select category_id as owner, lang, title from category_text`);
  const links = Map.groupBy(
    await sql<{ category_id: number; specification_id: number; sort: number }[]>`
      select * from category_specification order by sort
    `,
    (link) => link.category_id,
  );
  const rows = await sql<CategoryRow[]>`select * from category where status = 1 order by sort, id`;
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const specificationsById = byId(specifications.filter((one) => one.status === 1));

  const categories: CategoryRecord[] = [];
  function add(row: CategoryRow, inherited: ReadonlyMap<number, number>): CategoryRecord {
    const places = new Map(inherited);
    for (const link of links.get(row.id) ?? []) places.set(link.specification_id, link.sort);
    const branch = [row.id];
    const record = {
      ...row,
      titles: titles.get(row.id) ?? {},
      branch,
      specifications: [...places]
        .sort(([idA, a], [idB, b]) => a - b || idA - idB)
        .flatMap(([id]) => specificationsById.get(id) ?? []),
    };
    categories.push(record);
    for (const child of childrenOf.get(row.id) ?? []) branch.push(...add(child, places).branch);

    return record;
  }
  const roots = (childrenOf.get(null) ?? []).map((row) => add(row, new Map()));

  return {
    categories,
    categoriesById: byId(categories),
    categoriesBySlug: bySlug(categories),
    commonSpecifications: commonSpecificationsOf(roots),
  };
}

/** What at least half of the categories ask, in the order of the first one that asks. */
function commonSpecificationsOf(categories: readonly CategoryRecord[]) {
  const asked = new Set(categories.flatMap((category) => category.specifications));
  return [...asked].filter(
    (one) => categories.filter((category) => category.specifications.includes(one)).length * 2 >= categories.length,
  );
}
