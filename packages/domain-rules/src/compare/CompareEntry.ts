/** An ad that waits to be compared, as it was when it was added. Kept in the browser only. [E11] */
export interface CompareEntry {
  readonly id: number;
  readonly title: string;
  /** Whole euros; null when on request. */
  readonly price: number | null;
  readonly categoryId: number;
  /** Its first picture, if it has one, as a modern and an older browser reads it. */
  readonly images: readonly { readonly thumbnail: { readonly webp: string; readonly jpg: string } }[];
  readonly year: number | null;
  /** Kilometres. */
  readonly mileage: number | null;
  /** The visitor's remark; empty without one. [N07] */
  readonly note: string;
}

/** The comparison of one category: ids and details of the same ads in the same order. [F15] */
export interface CompareList {
  readonly ids: readonly number[];
  readonly ads: readonly CompareEntry[];
}

/** Everything that a visitor compares. */
export interface CompareLists {
  /** Category of the ad that was added last; null before the first. [F14] */
  readonly last: number | null;
  /** By category id; no list is empty. */
  readonly lists: Readonly<Record<string, CompareList>>;
}

/** What adding an ad came to; the name is the key of its message. [F12, K03] */
export type CompareOutcome = 'compare-added' | 'compare-already-added' | 'compare-error';
