import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import { grown } from './grown.ts';
import { Postings } from './Postings.ts';

/** A column with one id for each ad: by id, and by ad. */
export class IdColumn {
  readonly #postings: Postings<number>;
  /** Id + 1 by ad; 0 is none. */
  #values = new Int32Array(1024);

  constructor(bitmaps: Bitmaps) {
    this.#postings = new Postings(bitmaps);
  }

  /** From here to `endLoading` each ad comes once. */
  beginLoading() {
    this.#postings.beginLoading();
  }

  endLoading() {
    this.#postings.endLoading();
  }

  set(ad: number, id: number | null) {
    const before = (this.#values[ad] ?? 0) - 1;
    if (before === (id ?? -1)) return;
    if (before >= 0) this.#postings.remove(before, ad);
    this.#values = grown(this.#values, ad);
    this.#values[ad] = (id ?? -1) + 1;
    if (id !== null) this.#postings.add(id, ad);
  }

  any(ids: readonly number[]): Bitmap {
    return this.#postings.any(ids);
  }

  /** Of some ads, or of all (null); `list` are the ads of `among` where they are few. */
  count(among: Bitmap | null, list: Uint32Array | null, ids?: readonly number[]): Map<number, number> {
    if (!list || (ids && ids.length < 4)) return this.#postings.count(among, ids);
    const wanted = ids && new Set(ids);
    const counts = new Map<number, number>();
    for (const ad of list) {
      const id = (this.#values[ad] ?? 0) - 1;
      if (id >= 0 && (!wanted || wanted.has(id))) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }
}
