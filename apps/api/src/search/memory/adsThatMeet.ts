import type { IdSource, Test } from '../SearchIndex.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import type { IndexedAds } from './IndexedAds.ts';

/** The column or list of a source of ids. */
export const columnOf = (ads: IndexedAds, source: IdSource) =>
  source === 'filter_id' || source === 'fit_brand_id' || source === 'fit_model_id'
    ? ads.lists[source]
    : ads.ids[source];

/** Ads that meet a test. Never change them. */
export function adsThatMeet(bitmaps: Bitmaps, ads: IndexedAds, test: Test): Bitmap {
  switch (test.kind) {
    case 'any':
      return anyOf(
        bitmaps,
        test.of.map(({ source, ids }) => columnOf(ads, source).any(ids)),
      );
    case 'all':
      return allOf(
        bitmaps,
        ads.all,
        test.filterIds.map((id) => ads.lists.filter_id.any([id])),
      );
    case 'ranges':
      return ads.numbers(test.source).within(test.spans);
    case 'words':
      return allOf(
        bitmaps,
        ads.all,
        test.groups.map((words) => ads.withAnyWord(words)),
      );
    case 'either':
      return anyOf(
        bitmaps,
        test.of.map((one) => adsThatMeet(bitmaps, ads, one)),
      );
    case 'every':
      return allOf(
        bitmaps,
        ads.all,
        test.of.map((one) => adsThatMeet(bitmaps, ads, one)),
      );
    case 'except':
      return bitmaps.andNot(adsThatMeet(bitmaps, ads, test.of), adsThatMeet(bitmaps, ads, test.but));
  }
}

function anyOf(bitmaps: Bitmaps, sets: readonly Bitmap[]): Bitmap {
  const [first] = sets;
  return first && sets.length === 1 ? first : bitmaps.orMany(sets);
}

/**
 * Ads in all of the sets; every ad if there are no sets. It starts with the smallest set, so that the rest is quick.
 */
export function allOf(bitmaps: Bitmaps, every: Bitmap, sets: readonly Bitmap[]): Bitmap {
  const [first, second, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (!first) return every;
  if (!second) return first;

  const common = bitmaps.and(first, second);
  for (const set of others) common.andInPlace(set);

  return common;
}
