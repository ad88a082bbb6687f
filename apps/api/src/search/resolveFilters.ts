import { printFilterValue, type Filters, type FilterValue } from '@volan/domain-rules';
import type { CategoryRecord, ModelRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import type { Condition, NumberColumn, Test } from './SearchIndex.ts';

/** The filters of a visitor, resolved to ids of the database. */
export interface ResolvedFilters {
  readonly conditions: readonly Condition[];
  /** Filters that no longer exist, as `key:value`. They are ignored. */
  readonly unknown: readonly string[];
  /** Models that the filters name, so that their generations can be offered. */
  readonly models: readonly ModelRecord[];
}

/** The meaning of one group: a test, and the unknown values. */
interface ResolvedGroup {
  readonly test: Test | null;
  readonly unknown: readonly FilterValue[];
}

const day = 86_400;

/** Looks up every key and value in the taxonomy. `now` is in seconds since 1970. */
export function resolveFilters(
  registry: Registry,
  category: CategoryRecord | null,
  filters: Filters,
  now: number,
): ResolvedFilters {
  const conditions: Condition[] = [];
  const unknown: string[] = [];
  const models = modelsAskedFor(registry, category, filters);
  for (const { key, values } of filters) {
    const specification = registry.specificationsBySlug.get(key);
    const asked = specification && (!category || category.specifications.includes(specification));
    const group = asked ? resolveGroup({ registry, category, models, now }, specification, values) : null;
    if (group?.test) conditions.push({ key, test: group.test });
    unknown.push(...(group?.unknown ?? values).map((value) => `${key}:${printFilterValue(value)}`));
  }

  return { conditions, unknown, models };
}

interface Context {
  readonly registry: Registry;
  readonly category: CategoryRecord | null;
  readonly models: readonly ModelRecord[];
  readonly now: number;
}

function resolveGroup(context: Context, one: SpecificationRecord, values: readonly FilterValue[]): ResolvedGroup {
  switch (one.source) {
    case 'brand_id':
      return resolveVehicles(context, values, 'brand_id', 'model_id');
    case 'ad_fit':
      return resolveVehicles(context, values, 'fit_brand_id', 'fit_model_id');
    case 'chassis_id':
      return resolveIds(values, 'chassis_id', (value) => chassisIds(context, value));
    case 'region_id':
      return resolveIds(values, 'region_id', (value) =>
        idOf(value, (slug) => context.registry.regionsBySlug.get(slug)?.id),
      );
    case 'country_id':
      return resolveIds(values, 'country_id', (value) =>
        idOf(value, (slug) => context.registry.countriesByCode.get(slug.toUpperCase())?.id),
      );
    case 'seller_type':
      return resolveIds(values, 'seller_type', (value) => idOf(value, (slug) => sellerType(one, slug)));
    case 'credit':
      return resolveIds(values, 'credit', (value) => idOf(value, (slug) => (slug === '1' ? 1 : undefined)));
    case 'confirmed_at':
      return resolveAge(values, context.now);
    case null:
      return one.type === 'enum' || one.type === 'color' ? resolveAnswers(one, values) : resolveNumbers(one.id, values);
    default:
      return resolveNumbers(one.source as NumberColumn, values);
  }
}

const isKnown = <Value>(value: Value | undefined): value is Value => value !== undefined;

function idOf(value: FilterValue, find: (slug: string) => number | undefined): readonly number[] {
  return value.kind === 'option' ? [find(value.slug)].filter(isKnown) : [];
}

function resolveIds(
  values: readonly FilterValue[],
  source: 'chassis_id' | 'region_id' | 'country_id' | 'seller_type' | 'credit',
  find: (value: FilterValue) => readonly number[],
): ResolvedGroup {
  const found = values.map((value) => ({ value, ids: find(value) }));
  const ids = found.flatMap((one) => one.ids);
  return {
    test: ids.length > 0 ? { kind: 'any', of: [{ source, ids }] } : null,
    unknown: found.filter((one) => one.ids.length === 0).map((one) => one.value),
  };
}

function resolveAnswers(one: SpecificationRecord, values: readonly FilterValue[]): ResolvedGroup {
  const found = values.map((value) => ({ value, ids: idOf(value, (slug) => one.filtersBySlug.get(slug)?.id) }));
  const ids = found.flatMap((each) => each.ids);
  const test: Test =
    one.match === 'all' ? { kind: 'all', filterIds: ids } : { kind: 'any', of: [{ source: 'filter_id', ids }] };

  return {
    test: ids.length > 0 ? test : null,
    unknown: found.filter((each) => each.ids.length === 0).map((each) => each.value),
  };
}

function resolveNumbers(source: NumberColumn | number, values: readonly FilterValue[]): ResolvedGroup {
  const spans = values.filter((value) => value.kind === 'range');
  return {
    test: spans.length > 0 ? { kind: 'ranges', source, spans } : null,
    unknown: values.filter((value) => value.kind !== 'range'),
  };
}

/** `potvrdjeno:..7`: confirmed at most seven days ago. */
function resolveAge(values: readonly FilterValue[], now: number): ResolvedGroup {
  const { test, unknown } = resolveNumbers('confirmed_at', values);
  if (test?.kind !== 'ranges') return { test, unknown };

  const spans = test.spans.map(({ min, max }) => ({
    ...(max === undefined ? {} : { min: now - max * day }),
    ...(min === undefined ? {} : { max: now - min * day }),
  }));

  return { test: { ...test, spans }, unknown };
}

/** `volkswagen` is a make, `volkswagen.golf` a model of it in the category. */
function resolveVehicles(
  context: Context,
  values: readonly FilterValue[],
  brandSource: 'brand_id' | 'fit_brand_id',
  modelSource: 'model_id' | 'fit_model_id',
): ResolvedGroup {
  const found = values.map((value) => ({
    value,
    brandIds: idOf(value, (slug) => context.registry.brandsBySlug.get(slug)?.id),
    // a part fits models of other categories
    modelIds: modelsOf(context.registry, brandSource === 'brand_id' ? context.category : null, value).map(
      ({ id }) => id,
    ),
  }));
  const of = [
    { source: brandSource, ids: found.flatMap((one) => one.brandIds) },
    { source: modelSource, ids: found.flatMap((one) => one.modelIds) },
  ].filter(({ ids }) => ids.length > 0);
  return {
    test: of.length > 0 ? { kind: 'any', of } : null,
    unknown: found.filter((one) => one.brandIds.length + one.modelIds.length === 0).map((one) => one.value),
  };
}

function modelsOf(registry: Registry, category: CategoryRecord | null, value: FilterValue): readonly ModelRecord[] {
  if (value.kind !== 'pair') return [];

  const models = registry.brandsBySlug.get(value.slug)?.modelsBySlug.get(value.child) ?? [];
  return category ? models.filter((model) => category.branch.includes(model.category_id)) : models;
}

function modelsAskedFor(registry: Registry, category: CategoryRecord | null, filters: Filters) {
  return filters
    .filter(({ key }) => registry.specificationsBySlug.get(key)?.source === 'brand_id')
    .flatMap(({ values }) => values.flatMap((value) => modelsOf(registry, category, value)));
}

/** `golf.vii`, or `vii` of the models asked for. */
function chassisIds({ registry, models }: Context, value: FilterValue): readonly number[] {
  const among = models.length > 0 ? models : [...registry.modelsById.values()];
  if (value.kind === 'range') return [];
  return among
    .filter((model) => value.kind === 'option' || model.slug === value.slug)
    .flatMap((model) => model.chassis)
    .filter((chassis) => chassis.slug === (value.kind === 'pair' ? value.child : value.slug))
    .map((chassis) => chassis.id);
}

/** Profile types in the order of the answers: the first is type 1. [M11] */
function sellerType(one: SpecificationRecord, slug: string): number | undefined {
  const index = one.filters.findIndex((filter) => filter.slug === slug);
  return index < 0 ? undefined : index + 1;
}
