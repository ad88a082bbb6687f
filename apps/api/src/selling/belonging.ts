import type { AdFormErrors, AdValues } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';

/** The columns of a town that an ad needs. */
interface Town {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The place of an ad, as ids. */
export interface AdPlace {
  readonly countryId: number;
  readonly regionId: number;
  readonly town: Town | null;
}

/** Checks what the form alone cannot: whether ids exist and belong together. */
export async function readBelonging(
  sql: Sql | TransactionSql,
  registry: Registry,
  category: CategoryRecord,
  values: AdValues,
): Promise<{ readonly place: AdPlace } | { readonly errors: AdFormErrors }> {
  const errors: Record<string, string[]> = {};
  for (const [name, code] of wrongVehicle(registry, category, values)) errors[name] = [code];
  const region = values.regionId === null ? undefined : registry.regionsById.get(values.regionId);
  const town = region && values.cityId !== null ? await findTown(sql, values.cityId, region.id) : null;
  if (!region) errors['region_id'] = ['value'];
  else if (values.cityId !== null && town === null) errors['city_id'] = ['city-of-region'];
  if (!region || Object.keys(errors).length > 0) return { errors };

  return { place: { countryId: region.country_id, regionId: region.id, town } };
}

async function findTown(sql: Sql | TransactionSql, id: number, regionId: number): Promise<Town | null> {
  const [town] = await sql<Town[]>`select id, name, lat, lng from city where id = ${id} and region_id = ${regionId}`;
  return town ?? null;
}

/** Errors of fields whose ids do not belong to the category or to each other. [M54] */
function wrongVehicle(registry: Registry, category: CategoryRecord, values: AdValues): (readonly [string, string])[] {
  const { brandId, modelId, chassisId } = values;
  const brand = brandId === null ? null : registry.brandsById.get(brandId);
  const model = modelId === null ? null : registry.modelsById.get(modelId);
  const chassis = chassisId === null ? null : registry.chassisById.get(chassisId);
  const wrong: (readonly [string, string])[] = [];
  if (brand === undefined) wrong.push(['brand_id', 'value']);
  else if (brand && !brand.categoryIds.includes(category.id)) wrong.push(['brand_id', 'make-of-category']);
  if (model === undefined) wrong.push(['model_id', 'value']);
  else if (model && (model.brand.id !== brandId || model.category_id !== category.id)) {
    wrong.push(['model_id', 'model-of-make']);
  }
  if (chassis === undefined) wrong.push(['chassis_id', 'value']);
  else if (chassis && chassis.model.id !== modelId) wrong.push(['chassis_id', 'chassis-of-model']);
  if (!values.fits.every((id) => registry.modelsById.has(id))) wrong.push(['fits', 'value']);

  return wrong;
}
