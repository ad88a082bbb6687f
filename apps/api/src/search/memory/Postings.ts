import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Ads of one key that are put into its bitmap together. */
const addedAtOnce = 1024;

/** Which ads hold an id or a word. */
export class Postings<Key> {
  readonly #bitmaps: Bitmaps;
  readonly #byKey = new Map<Key, Bitmap>();
  /** While many ads are loaded: those that are not in their bitmap yet. */
  #waiting: Map<Key, number[]> | null = null;

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
  }

  /** From here to `endLoading` ads are only added; adding many at once is several times as fast. */
  beginLoading() {
    this.#waiting = new Map();
  }

  endLoading() {
    for (const [key, ads] of this.#waiting ?? []) this.#bitmapOf(key).addMany(ads);
    this.#waiting = null;
  }

  add(key: Key, ad: number) {
    if (!this.#waiting) {
      this.#bitmapOf(key).add(ad);
      return;
    }
    const ads = this.#waiting.get(key);
    if (!ads) {
      this.#waiting.set(key, [ad]);
    } else if (ads.push(ad) === addedAtOnce) {
      this.#bitmapOf(key).addMany(ads);
      ads.length = 0;
    }
  }

  remove(key: Key, ad: number) {
    this.#byKey.get(key)?.delete(ad);
  }

  /** Ads that hold a key; undefined where none ever did. Never change it. */
  get(key: Key): Bitmap | undefined {
    return this.#byKey.get(key);
  }

  /** Ads that hold any of the keys. Never change them. */
  any(keys: readonly Key[]): Bitmap {
    const found = keys.flatMap((key) => this.#byKey.get(key) ?? []);
    const [first] = found;
    return first && found.length === 1 ? first : this.#bitmaps.orMany(found);
  }

  /** How many of some ads (null: of all) hold each key; only of `keys` where they are given. Keys that none holds are left out. */
  count(among: Bitmap | null, keys?: readonly Key[]): Map<Key, number> {
    const counts = new Map<Key, number>();
    for (const key of keys ?? this.#byKey.keys()) {
      const ads = this.#byKey.get(key);
      const count = (among ? ads?.andCardinality(among) : ads?.size) ?? 0;
      if (count > 0) counts.set(key, count);
    }
    return counts;
  }

  #bitmapOf(key: Key): Bitmap {
    let ads = this.#byKey.get(key);
    if (!ads) {
      ads = this.#bitmaps.empty();
      this.#byKey.set(key, ads);
    }
    return ads;
  }
}
