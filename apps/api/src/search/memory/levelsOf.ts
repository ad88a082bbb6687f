import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Hits grouped by the number of sets that hold them, from all sets to none. Each hit is in one group. */
export function levelsOf(bitmaps: Bitmaps, hits: Bitmap, sets: readonly Bitmap[]): Bitmap[] {
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
