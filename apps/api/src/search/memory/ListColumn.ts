import type { Among, Reading } from './Among.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import { IdLists } from './IdLists.ts';
import { NumberedKeys } from './NumberedKeys.ts';
import { Postings } from './Postings.ts';

/** A column with a list of keys for each ad: by key, and by ad. */
export class ListColumn<Key extends string | number> {
  readonly #keys = new NumberedKeys<Key>();
  readonly #postings: Postings;
  readonly #lists = new IdLists();
  /** Counts of the ads of a list, made once for all facets that count them. */
  readonly #tallies = new WeakMap<Uint32Array, Uint32Array>();

  constructor(bitmaps: Bitmaps) {
    this.#postings = new Postings(bitmaps);
  }

  /** Until `endLoading` each ad is added once. */
  beginLoading() {
    this.#postings.beginLoading();
  }

  endLoading() {
    this.#postings.endLoading();
  }

  set(ad: number, keys: readonly Key[]) {
    for (const number of this.#lists.get(ad)) this.#postings.remove(number, ad);
    const numbers = keys.map((key) => this.#keys.numberOf(key));
    this.#lists.set(ad, numbers);
    for (const number of numbers) this.#postings.add(number, ad);
  }

  /** Ads that hold any of the keys. Never change them. */
  any(keys: readonly Key[]): Bitmap {
    return this.#postings.any(this.#keys.findAll(keys));
  }

  /** The ads to read for counting some keys, or all keys. Null: bitmaps are faster. */
  reading(among: Among, keys?: readonly Key[]): Reading | null {
    return among.reading(
      keys?.length ?? this.#keys.size,
      () => this.#postings.sizes(this.#keys.numbersOf(keys)),
      this.#lists.meanLength,
    );
  }

  /**
   * Number of ads for each key, or for each of `keys`; `read` is the reading of all keys that are counted for the same
   * ads.
   */
  count(among: Among, keys?: readonly Key[], read = this.reading(among, keys)): Map<Key, number> {
    const postings = this.#postings;
    if (!read) return this.#keys.named((number) => postings.count(number, among.ads), keys);

    const tally = this.#tallies.get(read.ads) ?? this.#lists.tally(read.ads, this.#keys.size);
    this.#tallies.set(read.ads, tally);

    return read.isRest
      ? this.#keys.named((number) => postings.count(number, null) - (tally[number] ?? 0), keys)
      : this.#keys.named((number) => tally[number] ?? 0, keys);
  }
}
