import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Ads that are read one by one. */
export interface Reading {
  readonly ads: Uint32Array;
  /** True if `ads` are the ads that were not found: their values are subtracted from the count of all ads. */
  readonly isRest: boolean;
}

/** The ads of a count. */
export interface Among {
  /** Null: every ad, so that each count is known without intersecting bitmaps. */
  readonly ads: Bitmap | null;
  /**
   * The ads to read one by one, if that is faster than intersecting the bitmap of each key. Null: it is not.
   *
   * @param keys number of counted keys
   * @param held number of ads of each key; called only if the number of keys does not decide
   * @param readsOfAnAd number of values that are read for one ad
   */
  reading(keys: number, held: () => readonly number[], readsOfAnAd: number): Reading | null;
}

/** Whether reading is faster than intersecting bitmaps; both costs are in numbers that are read. */
export type ReadsRather = (reading: number, meeting: number) => boolean;

/** The ads of a count, from the found ones and all ads. */
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
