import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Number of ads that are added to a bitmap together. */
const addedAtOnce = 1024;

/** The ads of each key, by the number of the key (`NumberedKeys`). */
export class Postings {
  readonly #bitmaps: Bitmaps;
  readonly #byNumber: (Bitmap | undefined)[] = [];
  /** While many ads are loaded: ads that are not in their bitmap yet. */
  #waiting: (number[] | undefined)[] | null = null;

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
  }

  /** Until `endLoading` ads are only added, many at once, which is several times as fast. */
  beginLoading() {
    this.#waiting = [];
  }

  endLoading() {
    this.#waiting?.forEach((ads, number) => ads && this.#bitmapOf(number).addMany(ads));
    this.#waiting = null;
  }

  add(number: number, ad: number) {
    if (!this.#waiting) {
      this.#bitmapOf(number).add(ad);
      return;
    }
    const ads = this.#waiting[number];
    if (!ads) {
      this.#waiting[number] = [ad];
    } else if (ads.push(ad) === addedAtOnce) {
      this.#bitmapOf(number).addMany(ads);
      ads.length = 0;
    }
  }

  remove(number: number, ad: number) {
    this.#byNumber[number]?.delete(ad);
  }

  /** Ads that hold a key. Undefined: none ever did. Never change the bitmap. */
  get(number: number): Bitmap | undefined {
    return this.#byNumber[number];
  }

  /** Ads that hold any of the keys. Never change them. */
  any(numbers: readonly number[]): Bitmap {
    const found = numbers.flatMap((number) => this.#byNumber[number] ?? []);
    const [first] = found;
    return first && found.length === 1 ? first : this.#bitmaps.orMany(found);
  }

  /** Number of some ads that hold a key; null: of all ads. */
  count(number: number, among: Bitmap | null): number {
    const ads = this.#byNumber[number];
    return (among ? ads?.andCardinality(among) : ads?.size) ?? 0;
  }

  /** Number of ads for each key. */
  sizes(numbers: Iterable<number>): number[] {
    return Array.from(numbers, (number) => this.count(number, null));
  }

  #bitmapOf(number: number): Bitmap {
    let ads = this.#byNumber[number];
    if (!ads) {
      ads = this.#bitmaps.empty();
      this.#byNumber[number] = ads;
    }
    return ads;
  }
}
