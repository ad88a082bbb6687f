import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/Schema.ts';
import { byId, bySlug } from './records.ts';
import type { BrandRecord, ChassisRecord, ModelRecord, Registry } from './Registry.ts';

type Brands = Pick<Registry, 'brands' | 'brandsById' | 'brandsBySlug' | 'modelsById' | 'chassisById'>;

/** Makes, models and generations, each list by sort and then by name. */
export async function buildBrands(kysely: Kysely<Schema>): Promise<Brands> {
  const categoriesOf = Map.groupBy(
    await kysely.selectFrom('category_brand').selectAll().orderBy('category_id').execute(),
    (link) => link.brand_id,
  );
  const brandRows = await kysely.selectFrom('brand').selectAll().orderBy('sort').orderBy('title').execute();
  const modelRows = await kysely.selectFrom('model').selectAll().orderBy('sort').orderBy('title').execute();
  const chassisRows = await kysely.selectFrom('chassis').selectAll().orderBy('sort').orderBy('title').execute();
  const modelsOf = Map.groupBy(modelRows, (row) => row.brand_id);
  const chassisOf = Map.groupBy(chassisRows, (row) => row.model_id);

  const models: ModelRecord[] = [];
  const allChassis: ChassisRecord[] = [];
  const brands = brandRows.map((row): BrandRecord => {
    const modelsBySlug = new Map<string, ModelRecord[]>();
    const brand = {
      ...row,
      categoryIds: (categoriesOf.get(row.id) ?? []).map((link) => link.category_id),
      modelsBySlug,
    };
    for (const modelRow of modelsOf.get(row.id) ?? []) {
      const chassis: ChassisRecord[] = [];
      const model = { ...modelRow, brand, chassis };
      for (const chassisRow of chassisOf.get(model.id) ?? []) chassis.push({ ...chassisRow, model });
      models.push(model);
      allChassis.push(...chassis);
      modelsBySlug.set(model.slug, [...(modelsBySlug.get(model.slug) ?? []), model]);
    }
    return brand;
  });

  return {
    brands,
    brandsById: byId(brands),
    brandsBySlug: bySlug(brands),
    modelsById: byId(models),
    chassisById: byId(allChassis),
  };
}
