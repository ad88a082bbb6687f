import type { Filters } from '@volan/domain-rules';
import type { CategoryRecord, ModelRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import { gridOf } from './gridOf.ts';
import type { FacetRequest, NumberColumn, NumberSource, RangeRequest } from './SearchIndex.ts';

/** A facet with the names of its ids: values of `filters`. */
export interface NamedFacet extends FacetRequest {
  readonly name: (id: number) => string | undefined;
}

/** The questions of a panel: those of the category; without a category, those that most categories ask. */
function panelOf(registry: Registry, category: CategoryRecord | null): readonly SpecificationRecord[] {
  return (category?.specifications ?? registry.commonSpecifications).filter((one) => one.infilter === 1);
}

/** Every count that the panel shows. Models are counted for chosen makes only, generations for chosen models. */
export function facetsOf(
  registry: Registry,
  category: CategoryRecord | null,
  filters: Filters,
  models: readonly ModelRecord[],
): NamedFacet[] {
  return panelOf(registry, category).flatMap((one): NamedFacet[] => {
    const key = one.slug;
    switch (one.source) {
      case 'brand_id':
      case 'ad_fit':
        return vehicleFacets(registry, filters, key, one.source === 'ad_fit');
      case 'chassis_id': {
        const ids = models.flatMap((model) => model.chassis.map((chassis) => chassis.id));
        return ids.length === 0 ? [] : [{ key, source: 'chassis_id', ids, name: (id) => chassisName(registry, id) }];
      }
      case 'region_id':
        return [{ key, source: 'region_id', name: (id) => registry.regionsById.get(id)?.slug }];
      case 'country_id':
        return [{ key, source: 'country_id', name: (id) => registry.countriesById.get(id)?.code.toLowerCase() }];
      case 'seller_type':
        return [{ key, source: 'seller_type', name: (type) => one.filters[type - 1]?.slug }];
      case null:
        return one.filters.length === 0 ? [] : [answerFacet(registry, one)];
      default:
        return [];
    }
  });
}

function answerFacet(registry: Registry, one: SpecificationRecord): NamedFacet {
  return {
    key: one.slug,
    source: 'filter_id',
    ids: one.filters.map((filter) => filter.id),
    ...(one.match === 'all' ? { narrowing: true } : {}),
    name: (id) => registry.filtersById.get(id)?.slug,
  };
}

function vehicleFacets(registry: Registry, filters: Filters, key: string, fits: boolean): NamedFacet[] {
  const chosen = filters.find((group) => group.key === key)?.values ?? [];
  const brands = new Set(
    chosen.flatMap((value) => (value.kind === 'range' ? [] : (registry.brandsBySlug.get(value.slug) ?? []))),
  );
  const ids = [...brands].flatMap((brand) => [...brand.modelsBySlug.values()].flat().map((model) => model.id));
  const makes: NamedFacet = {
    key,
    source: fits ? 'fit_brand_id' : 'brand_id',
    name: (id) => registry.brandsById.get(id)?.slug,
  };
  if (ids.length === 0) return [makes];

  return [makes, { key, source: fits ? 'fit_model_id' : 'model_id', ids, name: (id) => modelName(registry, id) }];
}

function modelName(registry: Registry, id: number) {
  const model = registry.modelsById.get(id);
  return model && `${model.brand.slug}.${model.slug}`;
}

function chassisName(registry: Registry, id: number) {
  const chassis = registry.chassisById.get(id);
  return chassis && `${chassis.model.slug}.${chassis.slug}`;
}

/** Every distribution that the panel shows. */
export function rangesOf(registry: Registry, category: CategoryRecord | null): RangeRequest[] {
  return panelOf(registry, category).flatMap((one) => {
    const source = numberSourceOf(one);
    return source === null ? [] : [{ key: one.slug, source, grid: gridOf(source, one.type) }];
  });
}

const numberColumns: readonly string[] = [
  'price',
  'year',
  'mileage',
  'power_kw',
  'displacement',
] satisfies NumberColumn[];

function numberSourceOf(one: SpecificationRecord): NumberSource | null {
  if (one.source !== null) return numberColumns.includes(one.source) ? (one.source as NumberColumn) : null;
  return ['int', 'decimal', 'year', 'month-year'].includes(one.type) ? one.id : null;
}
