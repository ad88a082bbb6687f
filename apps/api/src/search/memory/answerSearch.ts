import type { CatalogSearch, FacetRequest, RangeRequest, SearchResult, Spread, Test } from '../SearchIndex.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import type { IndexedAds } from './IndexedAds.ts';
import { pageOf } from './pageOf.ts';

/** Ads that meet some conditions; `list` where they are few. */
interface Hits {
  readonly ads: Bitmap;
  readonly list: Uint32Array | null;
}

/** Answers a search from the bitmaps. Of fewer than `few` ads the values are read one by one, of more the bitmaps meet. */
export function answerSearch(bitmaps: Bitmaps, ads: IndexedAds, search: CatalogSearch, few: number): SearchResult {
  const met = search.conditions.map(({ key, test }) => ({ key, ads: adsThatMeet(bitmaps, ads, test) }));
  const known = new Map<string | null, Hits>();

  /** What meets all conditions but those of one key. */
  function hitsWithout(key: string | null): Hits {
    const wanted = key !== null && met.some((one) => one.key === key) ? key : null;
    const before = known.get(wanted);
    if (before) return before;
    const found = allOf(
      bitmaps,
      ads.all,
      met.filter((one) => one.key !== wanted).map((one) => one.ads),
    );
    const hits = { ads: found, list: found.size < few ? found.toUint32Array() : null };
    known.set(wanted, hits);
    return hits;
  }

  const hits = hitsWithout(null);
  const total = hits.ads.size;
  return {
    total,
    ids: pageOf(bitmaps, ads, hits.ads, search),
    facets: search.facets.map((facet) => countFacet(ads, hitsWithout(facet.narrowing ? null : facet.key), facet)),
    ranges: search.ranges.map((range) => measureRange(ads, hitsWithout(range.key), range, few)),
    top: search.topAt === null ? [] : topCandidates(bitmaps, ads, hits.ads, search.topAt),
    without: total === 0 ? new Map(met.map(({ key }) => [key, hitsWithout(key).ads.size])) : null,
  };
}

function countFacet(ads: IndexedAds, hits: Hits, { source, ids }: FacetRequest): Map<number, number> {
  if (source === 'filter_id' || source === 'fit_brand_id' || source === 'fit_model_id') {
    return ads.lists[source].count(among(ads, hits), ids);
  }
  return ads.ids[source].count(among(ads, hits), hits.list, ids);
}

/** Bitmaps of cells are quicker than values ten times as early as bitmaps of ids: there are fewer of them. */
function measureRange(ads: IndexedAds, hits: Hits, { source }: RangeRequest, few: number): Spread {
  return ads.numbers(source).spread(among(ads, hits), hits.list && hits.list.length * 10 < few ? hits.list : null);
}

/** Null where nothing is asked for: then every count is known without meeting a bitmap. */
const among = (ads: IndexedAds, hits: Hits) => (hits.ads === ads.all ? null : hits.ads);

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
