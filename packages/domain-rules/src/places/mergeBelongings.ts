import { maxItems, type Cart } from '../cart/Cart.ts';
import type { CompareEntry, CompareList, CompareLists } from '../compare/CompareEntry.ts';
import { longestComparison } from '../compare/compareLists.ts';
import { longestHistory } from '../history/addVisit.ts';

/** The visits of two hosts of a brand: newest first, each path once, cut to the length of a history. [T08b, F17] */
export function mergeHistories<Entry extends { readonly path: string; readonly ts: number }>(
  own: readonly Entry[],
  arriving: readonly Entry[],
): Entry[] {
  const newestFirst = [...arriving, ...own].sort((a, b) => b.ts - a.ts);
  const byPath = new Map<string, Entry>();
  for (const entry of newestFirst) {
    if (!byPath.has(entry.path)) {
      byPath.set(entry.path, entry);
    }
  }

  return [...byPath.values()].slice(0, longestHistory);
}

/** The ads of one category: those that arrive come first, since they were looked at last. */
function mergeLists(own: CompareList | undefined, arriving: CompareList | undefined): CompareList {
  const byId = new Map<number, CompareEntry>();
  for (const ad of [...(arriving?.ads ?? []), ...(own?.ads ?? [])]) {
    if (!byId.has(ad.id)) {
      byId.set(ad.id, ad);
    }
  }
  const ads = [...byId.values()].slice(0, longestComparison);

  return { ids: ads.map(({ id }) => id), ads };
}

/** The comparisons of two hosts of a brand, by category, up to ten ads each. [T08b, M56] */
export function mergeComparisons(own: CompareLists, arriving: CompareLists): CompareLists {
  const categories = [...new Set([...Object.keys(arriving.lists), ...Object.keys(own.lists)])];
  return {
    last: arriving.last ?? own.last,
    lists: Object.fromEntries(
      categories.map((category) => [category, mergeLists(own.lists[category], arriving.lists[category])]),
    ),
  };
}

/** The carts of two hosts of a brand. For an item in both, the arriving quantity is used. [T08b, E12] */
export function mergeCarts(own: Cart, arriving: Cart): Cart {
  return Object.fromEntries(Object.entries({ ...own, ...arriving }).slice(0, maxItems));
}
