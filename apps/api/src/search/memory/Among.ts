import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Ads to be read one by one. */
export interface Reading {
  readonly ads: Uint32Array;
  /** They are all others: what they hold is taken from the count of all. */
  readonly isRest: boolean;
}

/** Ads among which something is counted. */
export interface Among {
  /** Null is every ad: then each count is known without meeting a bitmap. */
  readonly ads: Bitmap | null;
  /** What it takes to meet the bitmaps of keys, by how many ads hold each; in numbers read. */
  meeting(held: readonly number[]): number;
  /** The ads, where reading what each holds takes less than `meeting`; null if not. One of them holds `readsOfAnAd` numbers. */
  reading(meeting: number, readsOfAnAd: number): Reading | null;
}

/** Says whether reading takes less than meeting bitmaps; both as numbers that are read. */
export type ReadsRather = (reading: number, meeting: number) => boolean;

/** Counts among some of all ads. */
export function amongOf(bitmaps: Bitmaps, every: Bitmap, found: Bitmap, readsRather: ReadsRather): Among {
  if (found.size === every.size) return { ads: null, meeting: () => 0, reading: () => null };
  const isRest = every.size - found.size < found.size;
  const read = isRest ? every.size - found.size : found.size;
  let known: Reading | undefined;
  return {
    ads: found,
    meeting: (held) => held.reduce((sum, each) => sum + bitmaps.readsOfMeeting(each, every.size), 0),
    reading: (meeting, readsOfAnAd) =>
      readsRather(read * readsOfAnAd, meeting)
        ? (known ??= { ads: (isRest ? bitmaps.andNot(every, found) : found).toUint32Array(), isRest })
        : null,
  };
}
