import { cellOf } from '../gridOf.ts';
import type { Spread } from '../SearchIndex.ts';
import type { Among } from './Among.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import { grown } from './grown.ts';
import { Postings } from './Postings.ts';

/** The cell of an ad without a number. */
const none = 255;

/** Least and largest number of a cell. */
type Bounds = readonly [least: number, largest: number];

/** Ads by the cell of the grid that holds their number. Wide spans and counts of many ads only need the bitmaps. */
export class NumberColumn {
  readonly #bitmaps: Bitmaps;
  readonly #valueOf: (ad: number) => number;
  readonly #cells: Postings;
  /** The cell of each ad; a grid has fewer than 255. */
  #cellOfAd = new Uint8Array(0);
  /** Bounds of all ads of a cell. A cell has an entry only if it was requested since one of its ads last changed. */
  readonly #bounds = new Map<number, Bounds>();
  readonly grid: readonly number[];

  /** `valueOf` gives the number of an ad; NaN: it has none. */
  constructor(bitmaps: Bitmaps, grid: readonly number[], valueOf: (ad: number) => number) {
    this.#bitmaps = bitmaps;
    this.grid = grid;
    this.#valueOf = valueOf;
    this.#cells = new Postings(bitmaps);
  }

  /** Until `endLoading` each ad is added once. */
  beginLoading() {
    this.#cells.beginLoading();
  }

  endLoading() {
    this.#cells.endLoading();
  }

  /** Moves an ad to the cell of its number, after the number changed. */
  place(ad: number) {
    const value = this.#valueOf(ad);
    const before = this.#cellOfAd[ad] ?? none;
    const after = Number.isNaN(value) ? none : cellOf(this.grid, value);
    this.#bounds.delete(before);
    this.#bounds.delete(after);
    if (before === after) return;
    if (before !== none) this.#cells.remove(before, ad);
    this.#cellOfAd = grown(this.#cellOfAd, ad, none);
    this.#cellOfAd[ad] = after;
    if (after !== none) this.#cells.add(after, ad);
  }

  /** Ads with a number in one of the spans. */
  within(spans: readonly { readonly min?: number; readonly max?: number }[]): Bitmap {
    const whole: Bitmap[] = [];
    const edges = this.#bitmaps.empty();
    for (const { min = -Infinity, max = Infinity } of spans) {
      this.grid.forEach((edge, index) => {
        const cell = this.#cells.get(index);
        const from = index === 0 ? -Infinity : edge;
        const to = this.grid[index + 1] ?? Infinity;
        if (!cell || to <= min || from > max) return;
        if (from >= min && to <= max) {
          whole.push(cell);
          return;
        }
        edges.addMany(this.#between(cell.toUint32Array(), min, max));
      });
    }

    return this.#bitmaps.orMany([...whole, edges]);
  }

  /** The ads whose number is in a span. Overwrites the beginning of `ads`. */
  #between(ads: Uint32Array, min: number, max: number): Uint32Array {
    let kept = 0;
    for (let index = 0; index < ads.length; index += 1) {
      const ad = ads[index] as number;
      const value = this.#valueOf(ad);
      if (value >= min && value <= max) {
        ads[kept] = ad;
        kept += 1;
      }
    }
    return ads.subarray(0, kept);
  }

  /** Least and largest number, and the number of ads in each cell. */
  spread(among: Among): Spread {
    const { ads } = among;
    const read = among.reading(this.grid.length, () => this.#cells.sizes(this.grid.keys()), 1);
    const tally = read && this.#tally(read.ads);
    const cells = this.grid.map((_edge, index) => {
      if (!tally) return this.#cells.count(index, ads);

      const held = tally[index] ?? 0;
      return read.isRest ? this.#cells.count(index, null) - held : held;
    });
    const first = cells.findIndex((count) => count > 0);
    if (first === -1) return { min: null, max: null, cells };

    const last = cells.findLastIndex((count) => count > 0);
    const [min] = this.#extremes(first, ads, 'least');
    const [, max] = this.#extremes(last, ads, 'largest');

    return { min, max, cells };
  }

  #tally(ads: Uint32Array): Uint32Array {
    const counts = new Uint32Array(none + 1);
    const cells = this.#cellOfAd;
    // reading beyond the end of an array is slow
    const end = cells.length;
    for (let index = 0; index < ads.length; index += 1) {
      const ad = ads[index] as number;
      const cell = ad < end ? (cells[ad] as number) : none;
      counts[cell] = (counts[cell] as number) + 1;
    }

    return counts;
  }

  /** Bounds of a cell that holds some of `among`; the wanted one is exact. */
  #extremes(index: number, among: Bitmap | null, wanted: 'least' | 'largest'): Bounds {
    const cell = this.#cells.get(index) ?? this.#bitmaps.empty();
    const whole = this.#bounds.get(index) ?? this.#boundsOf(cell, -Infinity, Infinity);
    this.#bounds.set(index, whole);
    const [least, largest] = whole;
    if (!among || least === largest) return whole;

    const some = this.#bitmaps.and(cell, among);

    // No ad is beyond the bounds of all ads, so the search ends at the first ad that reaches them.
    return wanted === 'least' ? this.#boundsOf(some, least, Infinity) : this.#boundsOf(some, -Infinity, largest);
  }

  /** Least and largest number of some ads. Stops at an ad that is as low as `lowest` or as high as `highest`. */
  #boundsOf(ads: Bitmap, lowest: number, highest: number): Bounds {
    let least = Infinity;
    let largest = -Infinity;
    for (const ad of ads.toUint32Array()) {
      const value = this.#valueOf(ad);
      if (value < least) least = value;
      if (value > largest) largest = value;
      if (least <= lowest || largest >= highest) break;
    }

    return [least, largest];
  }
}
