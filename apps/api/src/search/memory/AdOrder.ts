import { sortAds } from './sortAds.ts';

/** Ads that left their place since the arrays were sorted. */
export interface MovedAds {
  readonly list: readonly number[];
  has(ad: number): boolean;
}

/**
 * Ads sorted by a number. Ads without one come last in both directions. Equal ones are sorted by a second number, if
 * there is one, then by id, the newest first.
 * The array is seldom sorted. Ads that changed since then are sorted separately and merged while walking, so that a
 * change costs almost nothing.
 */
export class AdOrder {
  readonly #valueOf: (ad: number) => number;
  readonly #direction: 'asc' | 'desc';
  readonly #tieOf: ((ad: number) => number) | undefined;
  #sorted: Uint32Array = new Uint32Array();
  /** The moved ads in this order. Null: more ads moved since. */
  #moved: Uint32Array | null = null;

  /** Ads with the same number, or without one, are sorted by `tieOf`, the lowest first, in both directions. */
  constructor(valueOf: (ad: number) => number, direction: 'asc' | 'desc', tieOf?: (ad: number) => number) {
    this.#valueOf = valueOf;
    this.#direction = direction;
    this.#tieOf = tieOf;
  }

  /** Sorts all ads again. */
  rebuild(ads: Uint32Array) {
    this.#sorted = this.#sort(ads);
    this.#moved = null;
  }

  /** Says that more ads moved. */
  touch() {
    this.#moved = null;
  }

  /** Merges the moved ads into the sorted array; `exists` says which ads still exist. */
  settle(moved: MovedAds, exists: (ad: number) => boolean) {
    const ads: number[] = [];
    this.walk(moved, exists, (ad) => {
      if (exists(ad)) ads.push(ad);
      return true;
    });
    this.#sorted = Uint32Array.from(ads);
    this.#moved = null;
  }

  /** Visits ads in order until `visit` says no more. */
  walk(moved: MovedAds, exists: (ad: number) => boolean, visit: (ad: number) => boolean) {
    this.#moved ??= this.#sort(Uint32Array.from(moved.list.filter(exists)));
    const fresh = this.#moved;
    const sorted = this.#sorted;
    const anyMoved = moved.list.length > 0;
    let next = 0;
    for (let index = 0; index < sorted.length; index += 1) {
      const ad = sorted[index] ?? 0;
      if (anyMoved && moved.has(ad)) continue;

      for (; next < fresh.length && this.compare(fresh[next] ?? 0, ad) < 0; next += 1) {
        if (!visit(fresh[next] ?? 0)) return;
      }
      if (!visit(ad)) return;
    }
    for (; next < fresh.length; next += 1) {
      if (!visit(fresh[next] ?? 0)) return;
    }
  }

  compare(a: number, b: number): number {
    const valueA = this.#valueOf(a);
    const valueB = this.#valueOf(b);
    const missing = Number(Number.isNaN(valueA)) - Number(Number.isNaN(valueB));
    if (missing !== 0) return missing;
    if (valueA !== valueB && !Number.isNaN(valueA)) {
      return this.#direction === 'asc' ? valueA - valueB : valueB - valueA;
    }
    const tieOf = this.#tieOf;

    return (tieOf ? tieOf(a) - tieOf(b) : 0) || b - a;
  }

  #sort(ads: Uint32Array): Uint32Array {
    return sortAds(ads, this.#valueOf, this.#direction, this.#tieOf);
  }
}
