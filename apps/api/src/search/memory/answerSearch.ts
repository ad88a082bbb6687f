import type { CatalogSearch, FacetRequest, SearchResult, Test } from '../SearchIndex.ts';
import type { Among } from './Among.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import type { IndexedAds } from './IndexedAds.ts';
import { pageOf } from './pageOf.ts';
import type { RememberedCounts } from './RememberedCounts.ts';

/**
 * Answers a search from the bitmaps. Where at most the part `few` of all ads is found, what each holds is read one by one:
 * bitmaps take as long to meet whatever they meet.
 */
export function answerSearch(
  bitmaps: Bitmaps,
  ads: IndexedAds,
  counts: RememberedCounts,
  search: CatalogSearch,
  few: number,
): SearchResult {
  const met = search.conditions.map(({ key, test }) => ({ key, ads: adsThatMeet(bitmaps, ads, test) }));
  const known = new Map<string | null, Bitmap>();

  /** What meets all conditions but those of one key. */
  function adsWithout(key: string | null): Bitmap {
    const others = met.filter((one) => one.key !== key).map((one) => one.ads);
    const found = known.get(key) ?? allOf(bitmaps, ads.all, others);
    known.set(key, found);
    return found;
  }

  const hits = adsWithout(null);
  const total = hits.size;

  /** Most is counted among all that is found; a key with a condition of its own among what the others leave. */
  function count() {
    const amongHits = amongAll(bitmaps, ads, hits, few);
    const amongWithout = (key: string): Among => {
      if (!met.some((one) => one.key === key)) return amongHits;
      const found = adsWithout(key);
      return { ads: found, list: found.size <= ads.all.size * few * 0.1 ? found.toUint32Array() : null, rest: null };
    };
    return {
      facets: search.facets.map((facet) =>
        countFacet(ads, facet.narrowing ? amongHits : amongWithout(facet.key), facet),
      ),
      ranges: search.ranges.map(({ key, source }) => ads.numbers(source).spread(amongWithout(key))),
    };
  }

  return {
    total,
    ids: pageOf(bitmaps, ads, hits, search),
    ...counts.of(search, count),
    top: search.topAt === null ? [] : topCandidates(bitmaps, ads, hits, search.topAt),
    without: total === 0 ? new Map(met.map(({ key }) => [key, adsWithout(key).size])) : null,
  };
}

/** The form in which all that is found takes least to count, as most facets count it. */
function amongAll(bitmaps: Bitmaps, ads: IndexedAds, hits: Bitmap, few: number): Among {
  const every = ads.all.size;
  if (hits.size === every) return { ads: null, list: null, rest: null };
  if (hits.size <= every * few) return { ads: hits, list: hits.toUint32Array(), rest: null };
  if (every - hits.size <= every * few) {
    return { ads: hits, list: null, rest: bitmaps.andNot(ads.all, hits).toUint32Array() };
  }
  return { ads: hits, list: null, rest: null };
}

function countFacet(ads: IndexedAds, among: Among, { source, ids }: FacetRequest): Map<number, number> {
  const column =
    source === 'filter_id' || source === 'fit_brand_id' || source === 'fit_model_id'
      ? ads.lists[source]
      : ads.ids[source];
  return column.count(among, ids);
}

function topCandidates(bitmaps: Bitmaps, ads: IndexedAds, hits: Bitmap, at: number): number[] {
  const promoted = bitmaps.and(ads.promoted, hits).toUint32Array();
  return [...promoted].filter((ad) => ads.top.get(ad)?.some(([from, to]) => from <= at && to > at));
}

function adsThatMeet(bitmaps: Bitmaps, ads: IndexedAds, test: Test): Bitmap {
  switch (test.kind) {
    case 'any':
      return anyOf(
        bitmaps,
        test.of.map(({ source, ids }) =>
          source === 'filter_id' || source === 'fit_brand_id' || source === 'fit_model_id'
            ? ads.lists[source].any(ids)
            : ads.ids[source].any(ids),
        ),
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
  }
}

function anyOf(bitmaps: Bitmaps, sets: readonly Bitmap[]): Bitmap {
  const [first] = sets;
  return first && sets.length === 1 ? first : bitmaps.orMany(sets);
}

/** Ads in all of the sets; every ad where there is none. The smallest set first, so that the rest is quick. */
function allOf(bitmaps: Bitmaps, every: Bitmap, sets: readonly Bitmap[]): Bitmap {
  const [first, second, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (!first) return every;
  if (!second) return first;
  const common = bitmaps.and(first, second);
  for (const set of others) common.andInPlace(set);
  return common;
}
