import type { Among } from './Among.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import { grown, wideEnough } from './grown.ts';
import { NumberedKeys } from './NumberedKeys.ts';
import { Postings } from './Postings.ts';

/** A column with one id for each ad: by id, and by ad. */
export class IdColumn {
  readonly #bitmaps: Bitmaps;
  readonly #ids = new NumberedKeys<number>();
  /** Null if there are nearly as many ids as ads, because bitmaps of them would cost more than reading every ad. */
  readonly #postings: Postings | null;
  /** By ad: the number of the id plus one. 0 means that the ad has no id. */
  #values: Uint16Array | Uint32Array = new Uint16Array(1024);

  constructor(bitmaps: Bitmaps, { many = false }: { many?: boolean } = {}) {
    this.#bitmaps = bitmaps;
    this.#postings = many ? null : new Postings(bitmaps);
  }

  /** Until `endLoading` each ad is added once. */
  beginLoading() {
    this.#postings?.beginLoading();
  }

  endLoading() {
    this.#postings?.endLoading();
  }

  set(ad: number, id: number | null) {
    const before = this.#values[ad] ?? 0;
    const after = id === null ? 0 : this.#ids.numberOf(id) + 1;
    if (before === after) return;
    if (before > 0) this.#postings?.remove(before - 1, ad);
    this.#values = wideEnough(grown(this.#values, ad), after);
    this.#values[ad] = after;
    if (after > 0) this.#postings?.add(after - 1, ad);
  }

  /** Ads with any of the ids. Never change them. */
  any(ids: readonly number[]): Bitmap {
    const numbers = this.#ids.findAll(ids);
    return this.#postings ? this.#postings.any(numbers) : this.#adsOf(new Set(numbers.map((number) => number + 1)));
  }

  /** Number of ads for each id, or for each of `ids`. */
  count(among: Among, ids?: readonly number[]): Map<number, number> {
    const postings = this.#postings;
    if (!postings) return this.#ids.named(this.#tally(among.ads?.toUint32Array() ?? this.#values.keys()), ids);

    const read = among.reading(ids?.length ?? this.#ids.size, () => postings.sizes(this.#ids.numbersOf(ids)), 1);
    if (!read) return this.#ids.named((number) => postings.count(number, among.ads), ids);

    const held = this.#tally(read.ads);

    return this.#ids.named(read.isRest ? (number) => postings.count(number, null) - held(number) : held, ids);
  }

  /** Number of some ads for an id, by the number of the id. */
  #tally(ads: Iterable<number>): (number: number) => number {
    const counts = new Uint32Array(this.#ids.size + 1);
    const values = this.#values;
    for (const ad of ads) {
      const value = values[ad] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }

    return (number) => counts[number + 1] ?? 0;
  }

  #adsOf(wanted: ReadonlySet<number>): Bitmap {
    const ads: number[] = [];
    this.#values.forEach((value, ad) => wanted.has(value) && ads.push(ad));
    const found = this.#bitmaps.empty();
    found.addMany(ads);

    return found;
  }
}
