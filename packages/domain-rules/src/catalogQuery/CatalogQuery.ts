import type { Filters } from '../filters/Filters.ts';

/**
 * The fields that a list can be sorted by, as in `sort`. `price_rating` is how far the price lies above that of
 * comparable ads: `asc` starts with the best deal; ads without a rating are last. [M08]
 */
export const sortFields = ['created_at', 'price', 'year', 'mileage', 'power', 'price_rating', 'relevance'] as const;

/** A field of {@link sortFields}. */
export type SortField = (typeof sortFields)[number];

/** Directions, as they are in `order`. [T04] */
export const sortOrders = ['asc', 'desc'] as const;

/** A direction of {@link sortOrders}. */
export type SortOrder = (typeof sortOrders)[number];

/** How a list is sorted. Its two forms on the wire are in `sortCodecs`. [T04] */
export interface Sorting<Field extends string = SortField> {
  readonly field: Field;
  readonly direction: SortOrder;
}

/** One search of the catalog, without its category's slug: that is in the path. [B26] */
export interface CatalogQuery {
  /** `category_id`; `null` = by slug, or every category. [T03] */
  readonly categoryId: number | null;
  /** From 1. */
  readonly page: number;
  readonly filters: Filters;
  /** `null` = the default order: newest first, with the TOP group on page 1. [M08, T28] */
  readonly sorting: Sorting | null;
  /** Only ads that offer financing; `credit=1` on the wire. [T05] */
  readonly financing: boolean;
  /** Words to look for, trimmed; empty = none. */
  readonly q: string;
  /** ISO codes in capitals; empty = all countries. */
  readonly countries: readonly string[];
  /** Id of the account whose ads are listed; `null` = everybody's. `seller` on the wire. [M15, M53] */
  readonly seller: number | null;
}

/** How many ads are on a page. [M08] */
export const adsPerPage = 24;

/** Longest text of `q`, in characters. */
export const longestSearchText = 200;

/** Last page that may be asked for; beyond the last filled page a list is empty, not wrong. */
export const lastPage = 1_000_000;

/** A search that asks for nothing: every ad, newest first. */
export const emptyCatalogQuery: CatalogQuery = {
  categoryId: null,
  page: 1,
  filters: [],
  sorting: null,
  financing: false,
  q: '',
  countries: [],
  seller: null,
};

/** The order of a list where none is asked for. [M08] */
export const defaultSorting: Sorting = { field: 'created_at', direction: 'desc' };

/** The order of a list that looks for words, where none is asked for: the best answer first. [M08] */
export const relevanceSorting: Sorting = { field: 'relevance', direction: 'desc' };
