import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Ads to be read one by one. */
export interface Reading {
  readonly ads: Uint32Array;
  /** True if `ads` are the ads that were not found: their values are subtracted from the count of all ads. */
  readonly isRest: boolean;
}

/** Ads among which something is counted. */
export interface Among {
  /** Null is every ad: then each count is known without meeting a bitmap. */
  readonly ads: Bitmap | null;
  /**
   * The ads, where reading what each holds takes less than meeting the bitmap of each key; null if not.
   *
   * @param keys How many keys are counted.
   * @param held How many ads hold each of them; asked where their number alone does not decide.
   * @param readsOfAnAd How many numbers one ad holds.
   */
  reading(keys: number, held: () => readonly number[], readsOfAnAd: number): Reading | null;
}

/** Says whether reading takes less than meeting bitmaps; both as numbers that are read. */
export type ReadsRather = (reading: number, meeting: number) => boolean;

/** Counts among some of all ads. */
export function amongOf(bitmaps: Bitmaps, every: Bitmap, found: Bitmap, readsRather: ReadsRather): Among {
  const size = every.size;
  if (found.size === size) return { ads: null, reading: () => null };
  const isRest = size - found.size < found.size;
  const read = isRest ? size - found.size : found.size;
  const readsOfMeeting = (held: readonly number[]) =>
    held.reduce((sum, each) => sum + bitmaps.readsOfMeeting(each, size), 0);
  let known: Reading | undefined;
  return {
    ads: found,
    reading(keys, held, readsOfAnAd) {
      const reads = read * readsOfAnAd;
      const isRead =
        readsRather(reads, keys * bitmaps.readsOfMeeting(0, size)) || readsRather(reads, readsOfMeeting(held()));
      return isRead
        ? (known ??= { ads: (isRest ? bitmaps.andNot(every, found) : found).toUint32Array(), isRest })
        : null;
    },
  };
}
