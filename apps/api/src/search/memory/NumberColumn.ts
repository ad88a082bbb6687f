import { cellOf } from '../gridOf.ts';
import type { Spread } from '../SearchIndex.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import { grown } from './grown.ts';
import { Postings } from './Postings.ts';

/** Numbers by ad; NaN is none. */
interface Values {
  get(ad: number): number;
  set(ad: number, value: number): void;
}

/** For a column that nearly every ad fills. */
function denseValues(): Values {
  let values = new Float64Array(1024).fill(Number.NaN);
  return {
    get: (ad) => values[ad] ?? Number.NaN,
    set(ad, value) {
      const before = values.length;
      values = grown(values, ad);
      if (values.length > before) values.fill(Number.NaN, before);
      values[ad] = value;
    },
  };
}

/** For an answer that few ads give. */
function sparseValues(): Values {
  const values = new Map<number, number>();
  return {
    get: (ad) => values.get(ad) ?? Number.NaN,
    set(ad, value) {
      if (Number.isNaN(value)) values.delete(ad);
      else values.set(ad, value);
    },
  };
}

/** Least and largest number of a cell. */
type Bounds = readonly [least: number, largest: number];

/** Numbers of ads, each also in the bitmap of its cell of the grid: wide spans and counts need only the bitmaps. */
export class NumberColumn {
  readonly #bitmaps: Bitmaps;
  readonly #values: Values;
  readonly #cells: Postings<number>;
  /** Of all ads of a cell, where they were asked for since it last lost one of them. */
  readonly #bounds = new Map<number, Bounds>();
  readonly grid: readonly number[];

  constructor(bitmaps: Bitmaps, grid: readonly number[], { sparse }: { sparse: boolean }) {
    this.#bitmaps = bitmaps;
    this.grid = grid;
    this.#values = sparse ? sparseValues() : denseValues();
    this.#cells = new Postings(bitmaps);
  }

  /** From here to `endLoading` each ad comes once. */
  beginLoading() {
    this.#cells.beginLoading();
  }

  endLoading() {
    this.#cells.endLoading();
  }

  get(ad: number): number {
    return this.#values.get(ad);
  }

  set(ad: number, value: number | null) {
    const before = this.#values.get(ad);
    const after = value ?? Number.NaN;
    if (Object.is(before, after)) return;
    if (!Number.isNaN(before)) this.#leave(cellOf(this.grid, before), ad, before);
    this.#values.set(ad, after);
    if (!Number.isNaN(after)) this.#enter(cellOf(this.grid, after), ad, after);
  }

  #leave(place: number, ad: number, value: number) {
    this.#cells.remove(place, ad);
    if (this.#bounds.get(place)?.includes(value)) this.#bounds.delete(place);
  }

  #enter(place: number, ad: number, value: number) {
    this.#cells.add(place, ad);
    const bounds = this.#bounds.get(place);
    if (bounds) this.#bounds.set(place, [Math.min(bounds[0], value), Math.max(bounds[1], value)]);
  }

  /** Ads with a number in one of the spans. */
  within(spans: readonly { readonly min?: number; readonly max?: number }[]): Bitmap {
    const whole: Bitmap[] = [];
    const edges = this.#bitmaps.empty();
    for (const { min = -Infinity, max = Infinity } of spans) {
      this.grid.forEach((edge, place) => {
        const cell = this.#cells.get(place);
        const from = place === 0 ? -Infinity : edge;
        const to = this.grid[place + 1] ?? Infinity;
        if (!cell || to <= min || from > max) return;
        if (from >= min && to <= max) {
          whole.push(cell);
          return;
        }
        for (const ad of cell.toUint32Array()) {
          const value = this.#values.get(ad);
          if (value >= min && value <= max) edges.add(ad);
        }
      });
    }
    return this.#bitmaps.orMany([...whole, edges]);
  }

  /** Of some ads, or of all (null); `list` are the ads of `among` where they are few. */
  spread(among: Bitmap | null, list: Uint32Array | null): Spread {
    return list ? this.#spreadOfFew(list) : this.#spreadOfMany(among);
  }

  #spreadOfFew(list: Uint32Array): Spread {
    const cells = this.grid.map(() => 0);
    let min = Infinity;
    let max = -Infinity;
    for (const ad of list) {
      const value = this.#values.get(ad);
      if (Number.isNaN(value)) continue;
      const cell = cellOf(this.grid, value);
      cells[cell] = (cells[cell] ?? 0) + 1;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return min > max ? { min: null, max: null, cells } : { min, max, cells };
  }

  #spreadOfMany(among: Bitmap | null): Spread {
    const counts = this.#cells.count(among);
    const cells = this.grid.map((_edge, place) => counts.get(place) ?? 0);
    const first = cells.findIndex((count) => count > 0);
    if (first === -1) return { min: null, max: null, cells };
    const last = cells.findLastIndex((count) => count > 0);
    const [min] = this.#extremes(first, among, 'least');
    const [, max] = this.#extremes(last, among, 'largest');
    return { min, max, cells };
  }

  /** Bounds of a cell that holds some of `among`; the wanted one is exact. */
  #extremes(place: number, among: Bitmap | null, wanted: 'least' | 'largest'): Bounds {
    const cell = this.#cells.get(place) ?? this.#bitmaps.empty();
    const whole = this.#bounds.get(place) ?? this.#boundsOf(cell, -Infinity, Infinity);
    this.#bounds.set(place, whole);
    const [least, largest] = whole;
    if (!among || least === largest) return whole;
    const some = this.#bitmaps.and(cell, among);
    // No ad goes beyond the bounds of all, so the first one that reaches them ends the search.
    return wanted === 'least' ? this.#boundsOf(some, least, Infinity) : this.#boundsOf(some, -Infinity, largest);
  }

  /** Least and largest value of some ads, as soon as one is as low as `lowest` or as high as `highest`. */
  #boundsOf(ads: Bitmap, lowest: number, highest: number): Bounds {
    let least = Infinity;
    let largest = -Infinity;
    for (const ad of ads.toUint32Array()) {
      const value = this.#values.get(ad);
      if (value < least) least = value;
      if (value > largest) largest = value;
      if (least <= lowest || largest >= highest) break;
    }
    return [least, largest];
  }
}
