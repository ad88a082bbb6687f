import type { Facet, Range } from '@volan/api-contract';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { numberOf, optionsOf } from './valuesOf.ts';

/** Columns of a histogram. */
const bucketCount = 20;

/** How many of these ads have each option of a key. */
export function facetOf(found: readonly AdFixture[], key: string): Facet {
  const facet: Facet = {};
  for (const option of found.flatMap((ad) => optionsOf(ad, key))) {
    facet[option] = (facet[option] ?? 0) + 1;
  }
  return facet;
}

/** Spread of a number over these ads, in equal columns of whole steps. */
export function rangeOf(found: readonly AdFixture[], key: string, step: number): Range {
  const numbers = found.flatMap((ad) => numberOf(ad, key) ?? []);
  if (numbers.length === 0) {
    return { min: null, max: null, buckets: [] };
  }
  const min = Math.min(...numbers);
  const max = Math.max(...numbers);
  const width = Math.max(step, Math.ceil((max - min + 1) / bucketCount / step) * step);
  const columns = Math.ceil((max - min + 1) / width);
  const buckets = Array.from({ length: columns }, (_, index) => {
    const from = min + index * width;
    const to = from + width;
    return { from, to, count: numbers.filter((number) => number >= from && number < to).length };
  });

  return { min, max, buckets };
}
