import type { TransactionSql } from 'postgres';
import { byId, bySlug } from './records.ts';
import type { BrandRecord, ChassisRecord, ModelRecord, Registry } from './Registry.ts';
import type { BrandRow, ChassisRow, ModelRow } from './taxonomyRows.ts';

type Brands = Pick<Registry, 'brands' | 'brandsById' | 'brandsBySlug' | 'modelsById' | 'chassisById'>;

/** Makes, models and generations, each list by sort and then by name. */
export async function buildBrands(sql: TransactionSql): Promise<Brands> {
  const categoriesOf = Map.groupBy(
    await sql<{ category_id: number; brand_id: number }[]>`select * from category_brand order by category_id`,
    (link) => link.brand_id,
  );
  const brandRows = await sql<BrandRow[]>`select * from brand order by sort, title`;
  const modelRows = await sql<ModelRow[]>`select * from model order by sort, title`;
  const chassisRows = await sql<ChassisRow[]>`select * from chassis order by sort, title`;
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
