import type { FilterGroup, FilterValue } from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { brands } from '../fixtures/brands.ts';
import { specifications } from '../fixtures/specifications.ts';
import { regionFilters } from './placesOf.ts';
import { numberOf, optionsOf } from './valuesOf.ts';

/** True where the fixtures have the key and every value of a filter. */
export function isKnown({ key, values }: FilterGroup): boolean {
  const question = specifications.find(({ slug }) => slug === key);
  const options = new Set(answersOf(key));
  return question !== undefined && values.every((value) => value.kind === 'range' || options.has(written(value)));
}

/** True where an ad fits a filter: one of its values, or all of them where the question asks for all. */
export function matchesGroup(ad: AdFixture, { key, values }: FilterGroup): boolean {
  const all = specifications.find(({ slug }) => slug === key)?.match === 'all';
  const fits = (value: FilterValue) => {
    if (value.kind !== 'range') {
      return optionsOf(ad, key).includes(written(value));
    }
    const number = numberOf(ad, key);
    return number !== null && number >= (value.min ?? -Infinity) && number <= (value.max ?? Infinity);
  };
  return all ? values.every(fits) : values.some(fits);
}

function written(value: Exclude<FilterValue, { kind: 'range' }>): string {
  return value.kind === 'pair' ? `${value.slug}.${value.child}` : value.slug;
}

/** Slugs of every answer to a question. */
function answersOf(key: string): readonly string[] {
  switch (key) {
    case 'vozilo':
      return brands.flatMap((brand) => [brand.slug, ...brand.models.map((model) => `${brand.slug}.${model.slug}`)]);
    case 'sasija':
      return brands.flatMap(({ models }) =>
        models.flatMap((model) => model.chassis.map(([slug]) => `${model.slug}.${slug}`)),
      );
    case 'region':
      return regionFilters.map(({ slug }) => slug);
    default:
      return (specifications.find(({ slug }) => slug === key)?.filters ?? []).map(({ slug }) => slug);
  }
}
