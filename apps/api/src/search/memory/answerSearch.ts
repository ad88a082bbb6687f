import type { CatalogSearch, SearchResult } from '../SearchIndex.ts';
import { adsThatMeet, allOf, columnOf } from './adsThatMeet.ts';
import { amongOf, type ReadsRather } from './Among.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import type { IndexedAds } from './IndexedAds.ts';
import { pageOf } from './pageOf.ts';
import type { FacetCountCache } from './facetCountCache.ts';

/**
 * Answers a search from the bitmaps. Intersecting bitmaps takes the same time for few ads, so few ads are read one by
 * one.
 */
export function answerSearch(
  bitmaps: Bitmaps,
  ads: IndexedAds,
  counts: FacetCountCache,
  search: CatalogSearch,
  readsRather: ReadsRather,
): SearchResult {
  const met = search.conditions.map(({ key, test }) => ({ key, ads: adsThatMeet(bitmaps, ads, test) }));
  const known = new Map<string | null, Bitmap>();

  /** Ads that meet all conditions except those of one key. */
  function adsWithout(key: string | null): Bitmap {
    const others = met.filter((one) => one.key !== key).map((one) => one.ads);
    const found = known.get(key) ?? allOf(bitmaps, ads.all, others);
    known.set(key, found);

    return found;
  }

  const hits = adsWithout(null);
  const total = hits.size;

  /**
   * Counts facets and ranges: a key without a condition among the found ads, a key with conditions among the ads that
   * meet all other conditions.
   */
  function count() {
    const amongHits = amongOf(bitmaps, ads.all, hits, readsRather);
    const amongWithout = (key: string) =>
      met.some((one) => one.key === key) ? amongOf(bitmaps, ads.all, adsWithout(key), readsRather) : amongHits;
    const facets = search.facets.map((facet) => ({
      facet,
      among: facet.narrowing ? amongHits : amongWithout(facet.key),
    }));
    const filters = ads.lists.filter_id;
    const ofHits = ({ facet, among }: (typeof facets)[number]) => facet.source === 'filter_id' && among === amongHits;
    const ids = facets.filter(ofHits).map(({ facet }) => facet.ids);
    // The values of the found ads are read once for all facets that count these ads.
    const read = filters.reading(amongHits, ids.includes(undefined) ? undefined : ids.flatMap((some) => some ?? []));

    return {
      facets: facets.map((one) =>
        ofHits(one)
          ? filters.count(amongHits, one.facet.ids, read)
          : columnOf(ads, one.facet.source).count(one.among, one.facet.ids),
      ),
      ranges: search.ranges.map(({ key, source }) => ads.numbers(source).spread(amongWithout(key))),
    };
  }

  return {
    total,
    ids: pageOf(bitmaps, ads, hits, search),
    ...counts.of(search, count),
    top: search.topAt === null ? [] : ads.top.at(search.topAt).filter((ad) => hits.has(ad)),
    without: total === 0 ? new Map(met.map(({ key }) => [key, adsWithout(key).size])) : null,
  };
}
