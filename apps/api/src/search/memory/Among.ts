import type { Bitmap } from './Bitmaps.ts';

/** Ads among which something is counted, in the form that takes least to count. */
export interface Among {
  /** Null is every ad: then each count is known without meeting a bitmap. */
  readonly ads: Bitmap | null;
  /** The ads one by one, where what each holds shall be read. */
  readonly list: Uint32Array | null;
  /** All other ads one by one, where those are fewer: what they hold is taken from the count of all. */
  readonly rest: Uint32Array | null;
}
