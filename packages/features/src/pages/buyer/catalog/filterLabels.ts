import type { Brand, CategoryWithSpecifications, Chassis, Model, Region, Specification } from '@volan/api-contract';
import { printFilterValue, type FilterValue } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/**
 * The known answers of a category: its questions, makes, models of chosen makes, generations of chosen models, regions.
 */
export interface FilterSubjects {
  readonly category: CategoryWithSpecifications;
  readonly brands: readonly Brand[];
  /** Models by the slug of their make. */
  readonly models: Readonly<Record<string, readonly Model[]>>;
  /** Generations by the slug of their model. */
  readonly generations: Readonly<Record<string, readonly Chassis[]>>;
  readonly regions: readonly Region[];
}

/** The question of a key; none where it no longer exists. */
export function specificationOf({ category }: FilterSubjects, key: string): Specification | undefined {
  return category.specifications.find(({ slug, status }) => slug === key && status === 1);
}

function makeLabel(value: FilterValue, { brands, models }: FilterSubjects) {
  if (value.kind === 'range') {
    return null;
  }
  const make = brands.find(({ slug }) => slug === value.slug);
  if (value.kind === 'option' || !make) {
    return make?.title ?? null;
  }
  const model = models[value.slug]?.find(({ slug }) => slug === value.child);

  return model ? `${make.title} ${model.title}` : null;
}

/** "Golf 7"; its slug in words where its model is not chosen, so that the search still says what it asks. */
function generationLabel(value: FilterValue, { generations }: FilterSubjects) {
  if (value.kind !== 'pair') {
    return null;
  }
  const known = generations[value.slug]?.find(({ slug }) => slug === value.child);
  return known?.title ?? value.child.replaceAll('-', ' ');
}

function numberLabel(specification: Specification, value: number, messages: Messages) {
  switch (specification.source) {
    case 'price':
      return messages.price(value);
    case 'mileage':
      return messages.distance(value);
    case 'power_kw':
      return messages.power(value);
    case 'displacement':
      return messages.volume(value);
    default:
      if (specification.type === 'year') {
        return messages.year(value);
      }
      if (specification.type === 'month-year') {
        return messages.month(Math.floor(value / 100), value % 100);
      }
      return messages.measure(value, specification.unit);
  }
}

function rangeLabel(specification: Specification, value: Extract<FilterValue, { kind: 'range' }>, messages: Messages) {
  if (specification.source === 'confirmed_at' && value.max !== undefined) {
    return messages.t('search.within-days', { count: value.max });
  }
  const of = (number: number | undefined) =>
    number === undefined ? null : numberLabel(specification, number, messages);
  const from = of(value.min);
  const to = of(value.max);
  if (specification.type === 'month-year' && from !== null && to === null) {
    // "Registered until 06/2027": what lasts longer lasts until then too.
    return from;
  }
  if (from !== null && to !== null) {
    return from === to ? from : messages.t('catalog.between', { from, to });
  }

  return from === null
    ? messages.t('catalog.to-value', { value: to ?? '' })
    : messages.t('catalog.from-value', { value: from });
}

/** A chosen answer in words; `null` where the catalogue does not know it. */
export function valueLabel(
  key: string,
  value: FilterValue,
  subjects: FilterSubjects,
  messages: Messages,
): string | null {
  const specification = specificationOf(subjects, key);
  if (!specification) {
    return null;
  }
  if (value.kind === 'range') {
    return rangeLabel(specification, value, messages);
  }
  const slug = printFilterValue(value);
  const answer = specification.filters.find((filter) => filter.slug === slug);
  if (answer) {
    return answer.title;
  }
  switch (specification.source) {
    case 'brand_id':
    case 'ad_fit':
      return makeLabel(value, subjects);
    case 'chassis_id':
      return generationLabel(value, subjects);
    case 'region_id':
      return subjects.regions.find((region) => region.slug === slug)?.title ?? null;
    case 'country_id':
      return messages.country(slug.toUpperCase());
    default:
      return null;
  }
}
