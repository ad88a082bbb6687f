import type { CatalogSearch } from '../SearchIndex.ts';
import { adsThatMeet } from './adsThatMeet.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import type { IndexedAds } from './IndexedAds.ts';

type OrderField = Exclude<CatalogSearch['order']['field'], 'relevance'>;

/** A part of a sorted list. */
interface Part {
  readonly field: OrderField;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** Ids of the page of a search, in order. */
export function pageOf(bitmaps: Bitmaps, ads: IndexedAds, hits: Bitmap, search: CatalogSearch): number[] {
  const { order, preferred, offset, limit } = search;
  if (limit === 0 || offset >= hits.size) return [];
  if (order.field !== 'relevance')
    return slice(ads, hits, { field: order.field, direction: order.direction, offset, limit });

  // the most relevant level first (or last), the newest first within each
  const levels = levelsOf(
    bitmaps,
    hits,
    preferred.map((test) => adsThatMeet(bitmaps, ads, test)),
  );
  const page: number[] = [];
  let skipped = 0;
  for (const level of order.direction === 'desc' ? levels : levels.toReversed()) {
    const from = Math.max(0, offset - skipped);
    if (from < level.size) {
      page.push(
        ...slice(ads, level, { field: 'created_at', direction: 'desc', offset: from, limit: limit - page.length }),
      );
    }
    skipped += level.size;
    if (page.length === limit) break;
  }

  return page;
}

/**
 * Some hits from a position in an order. Few hits are sorted. For many hits the sorted list of all ads is walked,
 * unless that takes longer than sorting: in an order by price all cheaper ads come before those of a price range.
 */
function slice(ads: IndexedAds, hits: Bitmap, part: Part): number[] {
  const { field, direction, offset, limit } = part;
  const stepsToWalk = ((offset + limit) * ads.all.size) / hits.size;
  const stepsToSort = (hits.size * Math.log2(hits.size + 1)) / stepsOfSorting;
  const walked = stepsToWalk < stepsToSort && walk(ads, hits, part, stepsToSort);

  return walked || [...hits.toUint32Array().sort(ads.compare(field, direction))].slice(offset, offset + limit);
}

/** Comparisons of a sort that take the time of one step of a walk. */
const stepsOfSorting = 4;

/** The hits in the order of all ads, found by walking through it. Null: it takes more than `most` steps. */
function walk(ads: IndexedAds, hits: Bitmap, part: Part, most: number): number[] | null {
  const { field, direction, offset, limit } = part;
  const page: number[] = [];
  let toSkip = offset;
  let steps = 0;
  ads.walk(field, direction, (ad) => {
    steps += 1;
    if (!hits.has(ad)) return steps < most;
    if (toSkip > 0) toSkip -= 1;
    else page.push(ad);

    return page.length < limit;
  });

  return steps < most ? page : null;
}

/** Hits by how many of the sets hold them: first those in all, last those in none. Together they are the hits, each once. */
function levelsOf(bitmaps: Bitmaps, hits: Bitmap, sets: readonly Bitmap[]): Bitmap[] {
  // atLeast[n]: hits in at least n of the sets seen so far
  const atLeast = [hits, ...sets.map(() => bitmaps.empty())];
  sets.forEach((set, seen) => {
    for (let n = seen + 1; n >= 1; n -= 1) {
      const fewer = atLeast[n - 1];
      if (fewer) atLeast[n]?.orInPlace(bitmaps.and(fewer, set));
    }
  });
  return atLeast
    .map((ads, n) => {
      const better = atLeast[n + 1];
      return better && better.size > 0 ? bitmaps.andNot(ads, better) : ads;
    })
    .toReversed();
}
