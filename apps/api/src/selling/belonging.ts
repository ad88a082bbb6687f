import type { AdFormErrors, AdValues } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';

/** A town of the database, as far as an ad needs it. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Where an ad is, as ids. */
export interface AdPlace {
  readonly countryId: number;
  readonly regionId: number;
  readonly town: Town | null;
}

/** What a form cannot tell: whether ids exist, and belong together. */
export async function readBelonging(
  sql: Sql | TransactionSql,
  registry: Registry,
  category: CategoryRecord,
  values: AdValues,
): Promise<{ readonly place: AdPlace } | { readonly errors: AdFormErrors }> {
  const errors: Record<string, string[]> = {};
  for (const name of wrongVehicle(registry, category, values)) errors[name] = ['value'];
  const region = values.regionId === null ? undefined : registry.regionsById.get(values.regionId);
  const town = region && values.cityId !== null ? await findTown(sql, values.cityId, region.id) : null;
  if (!region) errors['region_id'] = ['value'];
  else if (values.cityId !== null && town === null) errors['city_id'] = ['value'];
  if (!region || Object.keys(errors).length > 0) return { errors };
  return { place: { countryId: region.country_id, regionId: region.id, town } };
}

async function findTown(sql: Sql | TransactionSql, id: number, regionId: number): Promise<Town | null> {
  const [town] = await sql<Town[]>`select id, name, lat, lng from city where id = ${id} and region_id = ${regionId}`;
  return town ?? null;
}

/** Names of the fields whose ids do not belong to the category, or not to one another. */
function wrongVehicle(registry: Registry, category: CategoryRecord, values: AdValues): string[] {
  const { brandId, modelId, chassisId } = values;
  const brand = brandId === null ? null : registry.brandsById.get(brandId);
  const model = modelId === null ? null : registry.modelsById.get(modelId);
  const chassis = chassisId === null ? null : registry.chassisById.get(chassisId);
  return [
    ...(brand === undefined || (brand && !brand.categoryIds.includes(category.id)) ? ['brand_id'] : []),
    ...(model === undefined || (model && (model.brand.id !== brandId || model.category_id !== category.id))
      ? ['model_id']
      : []),
    ...(chassis === undefined || (chassis && chassis.model.id !== modelId) ? ['chassis_id'] : []),
    ...(values.fits.every((id) => registry.modelsById.has(id)) ? [] : ['fits']),
  ];
}
