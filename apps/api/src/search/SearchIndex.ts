import type { FeedPosition } from '../platform/outbox/consumeOutbox.ts';

/** Columns of an ad that hold one id; `credit` is 1 or 0. */
export const singleIdColumns = [
  'category_id',
  'brand_id',
  'model_id',
  'chassis_id',
  'country_id',
  'region_id',
  'seller_type',
  'credit',
  'user_id',
] as const;

/**
 * A source of ids: a column with one id, or a list of an ad (its answers by option, or the models that a part fits).
 */
export type IdSource = (typeof singleIdColumns)[number] | 'filter_id' | 'fit_brand_id' | 'fit_model_id';

/** Columns of an ad that hold a number. Times are seconds since 1970. */
export type NumberColumn = 'price' | 'year' | 'mileage' | 'power_kw' | 'displacement' | 'confirmed_at' | 'created_at';

/** Where a number is stored: in a column, or in the answer to the specification with that id. */
export type NumberSource = NumberColumn | number;

/** A test for ads. Its ids and words are those of the database; the text of a visitor is resolved before. */
export type Test =
  /** Any of these ids in any of these sources. */
  | { readonly kind: 'any'; readonly of: readonly { readonly source: IdSource; readonly ids: readonly number[] }[] }
  /** All of these answers. */
  | { readonly kind: 'all'; readonly filterIds: readonly number[] }
  /** A number within one of the spans, both ends included. */
  | {
      readonly kind: 'ranges';
      readonly source: NumberSource;
      readonly spans: readonly { readonly min?: number; readonly max?: number }[];
    }
  /** One word of each group. */
  | { readonly kind: 'words'; readonly groups: readonly (readonly string[])[] }
  /** At least one of these tests. No ad fits an empty list. */
  | { readonly kind: 'either'; readonly of: readonly Test[] }
  /** All of these tests. */
  | { readonly kind: 'every'; readonly of: readonly Test[] }
  /** The one test, and not the other. */
  | { readonly kind: 'except'; readonly of: Test; readonly but: Test };

/** A test with a key. Facets and ranges of the same key leave it out. */
export interface Condition {
  readonly key: string;
  readonly test: Test;
}

/** Requests the number of ads for each id, without the conditions of the same key. */
export interface FacetRequest {
  readonly key: string;
  readonly source: IdSource;
  /** Only these ids. @default every id of the column */
  readonly ids?: readonly number[];
  /**
   * Keeps the conditions of the key. For questions where an ad must have all chosen answers, a count then says how many
   * ads one more answer would leave.
   */
  readonly narrowing?: true;
}

/** Requests the distribution of a number, without the conditions of the same key. */
export interface RangeRequest {
  readonly key: string;
  readonly source: NumberSource;
  /** Lower edges of the cells to count (`gridOf`). */
  readonly grid: readonly number[];
}

/**
 * The field of an order. Ads without a value come last in both directions. Equal ads are sorted by id, newest first.
 * Many ads have the same `price_rating`: they keep the default order among themselves.
 */
export interface Order {
  readonly field: 'created_at' | 'price' | 'year' | 'mileage' | 'power_kw' | 'price_rating' | 'relevance';
  readonly direction: 'asc' | 'desc';
}

/** A search. Every kind of index gives the same result. */
export interface CatalogSearch {
  readonly conditions: readonly Condition[];
  readonly facets: readonly FacetRequest[];
  readonly ranges: readonly RangeRequest[];
  readonly order: Order;
  /** For `relevance`: ads that meet more of these tests come first, then newer ones. */
  readonly preferred: readonly Test[];
  readonly offset: number;
  readonly limit: number;
  /** Moment (seconds since 1970) at which TOP promotions must run to be candidates; null asks for none. */
  readonly topAt: number | null;
}

/** A search for the total only. */
export const everything: CatalogSearch = {
  conditions: [],
  facets: [],
  ranges: [],
  order: { field: 'created_at', direction: 'desc' },
  preferred: [],
  offset: 0,
  limit: 0,
  topAt: null,
};

/** The distribution of a number; `cells` counts by the grid of the request. */
export interface Spread {
  readonly min: number | null;
  readonly max: number | null;
  readonly cells: readonly number[];
}

/** The result of a search. */
export interface SearchResult {
  /** Ids of the ads on the page, in order. */
  readonly ids: readonly number[];
  /** Exact. */
  readonly total: number;
  /** In the order of the requests; values that no ad has are left out. */
  readonly facets: readonly ReadonlyMap<number, number>[];
  /** In the order of the requests. */
  readonly ranges: readonly Spread[];
  /** Matching ads with a running TOP promotion, in no order. */
  readonly top: readonly number[];
  /** Only if nothing was found: the number of ads without each condition, by its key. */
  readonly without: ReadonlyMap<string, number> | null;
}

/** An active ad as an index holds it: a row of the view `ad_document`. */
export interface AdDocument {
  readonly id: number;
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly model_id: number | null;
  readonly chassis_id: number | null;
  readonly country_id: number;
  readonly region_id: number | null;
  readonly seller_type: number;
  readonly credit: number;
  /** The account that sells. */
  readonly user_id: number;
  readonly price: number | null;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly power_kw: number | null;
  readonly displacement: number | null;
  readonly confirmed_at: number | null;
  readonly created_at: number;
  readonly filter_ids: readonly number[];
  readonly search_tokens: readonly string[];
  readonly fit_brand_id: readonly number[] | null;
  readonly fit_model_id: readonly number[] | null;
  /** Numeric answers by specification id. */
  readonly numbers: Readonly<Record<string, number>> | null;
  /** Begin and end of TOP promotions. */
  readonly top: readonly (readonly [from: number, to: number])[] | null;
  /** By how many whole percent the price lies above the median of comparable ads; null without a rating. [N03] */
  readonly price_rating: number | null;
}

/** An ad that changed; `document` is null when visitors may no longer find it. */
export interface AdChange {
  readonly id: number;
  readonly document: AdDocument | null;
}

/** Finds ads. Every implementation gives the same ids, totals and counts. */
export interface SearchIndex {
  search(search: CatalogSearch): Promise<SearchResult>;
  apply(changes: readonly AdChange[], position: FeedPosition): Promise<void>;
  rebuild(source: AsyncIterable<readonly AdDocument[]>, position: FeedPosition): Promise<void>;
  /** Null before the first build. */
  position(): FeedPosition | null;
  close(): Promise<void>;
}
