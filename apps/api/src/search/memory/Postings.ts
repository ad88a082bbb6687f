import type { Bitmap, Bitmaps } from './Bitmaps.ts';

/** Which ads hold an id or a word. */
export class Postings<Key> {
  readonly #bitmaps: Bitmaps;
  readonly #byKey = new Map<Key, Bitmap>();

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
  }

  add(key: Key, ad: number) {
    let ads = this.#byKey.get(key);
    if (!ads) {
      ads = this.#bitmaps.empty();
      this.#byKey.set(key, ads);
    }
    ads.add(ad);
  }

  remove(key: Key, ad: number) {
    this.#byKey.get(key)?.delete(ad);
  }

  /** Ads that hold any of the keys. */
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
}
