import type { TransactionSql } from 'postgres';
import type { Content } from './Content.ts';
import { removeLinks } from './removeLinks.ts';
import { upsertRows } from './upsertRows.ts';
import type { FileRows } from './fileRows.ts';

/** Loads makes, models and generations, in the order of the files. */
export async function loadBrands(
  sql: TransactionSql,
  { categories, brands }: Content,
  { mine, isThere }: FileRows,
): Promise<void> {
  const categoryIds = new Map(categories.map((category) => [category.slug, category.id]));

  const brandRows = brands.map(({ id, slug, title }, index) => ({ id, slug, title, sort: index * 10 }));
  const linkRows = brands.flatMap((brand) =>
    brand.categories.map((slug) => ({ category_id: categoryIds.get(slug) ?? 0, brand_id: brand.id })),
  );
  const modelRows = brands.flatMap((brand) =>
    brand.models.map(({ id, slug, title, category }, index) => ({
      id,
      brand_id: brand.id,
      category_id: categoryIds.get(category),
      slug,
      title,
      sort: index * 10,
    })),
  );
  const chassisRows = brands.flatMap((brand) =>
    brand.models.flatMap((model) =>
      model.chassis.map((chassis, index) => ({ ...chassis, model_id: model.id, sort: index * 10 })),
    ),
  );

  const ownBrands = mine('brand', brandRows);
  const ownIds = new Set(ownBrands.map(({ id }) => id));
  const ownLinks = linkRows.filter((link) => ownIds.has(link.brand_id) && isThere('category', link.category_id));
  const ownModels = mine(
    'model',
    modelRows,
    (row) => isThere('brand', row.brand_id) && isThere('category', row.category_id),
  );
  const ownChassis = mine('chassis', chassisRows, (row) => isThere('model', row.model_id));
  await upsertRows(sql, 'brand', ['id'], ownBrands);
  await upsertRows(sql, 'category_brand', ['category_id', 'brand_id'], ownLinks);
  await removeLinks(
    sql,
    'category_brand',
    'brand_id',
    ownLinks.map((link) => ({ category_id: link.category_id, owner_id: link.brand_id })),
  );
  await upsertRows(sql, 'model', ['id'], ownModels);
  await upsertRows(sql, 'chassis', ['id'], ownChassis);
}
