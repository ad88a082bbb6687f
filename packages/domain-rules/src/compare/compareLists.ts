import { cutNote } from './compareLink.ts';
import type { CompareEntry, CompareList, CompareLists, CompareOutcome } from './CompareEntry.ts';

/** Most ads of one comparison. [M56] */
export const longestComparison = 10;

/** Nothing is compared. */
export const noCompareLists: CompareLists = { last: null, lists: {} };

const emptyList: CompareList = { ids: [], ads: [] };

/** The comparison of a category. */
export const compareListOf = ({ lists }: CompareLists, categoryId: number): CompareList =>
  lists[categoryId] ?? emptyList;

/** How many ads are compared, of all categories. [F16] */
export const countCompared = ({ lists }: CompareLists) =>
  Object.values(lists).reduce((sum, { ids }) => sum + ids.length, 0);

/** Whether an ad is compared. */
export const isCompared = ({ lists }: CompareLists, id: number) =>
  Object.values(lists).some(({ ids }) => ids.includes(id));

/** The category to show first: the one that was added to last, else any that holds an ad; `null` for none. [F14] */
export function shownCategory({ last, lists }: CompareLists): number | null {
  if (last !== null && lists[last]) {
    return last;
  }
  const [first] = Object.keys(lists);
  return first === undefined ? null : Number(first);
}

/** Adds an ad to the comparison of its category: once, and not as the eleventh. [F12, F14, M56] */
export function addToCompare(
  compared: CompareLists,
  entry: CompareEntry,
): { outcome: CompareOutcome; compared: CompareLists } {
  const { ids, ads } = compareListOf(compared, entry.categoryId);
  if (ids.includes(entry.id)) {
    return { outcome: 'compare-already-added', compared };
  }
  if (ids.length >= longestComparison) {
    return { outcome: 'compare-error', compared };
  }
  const list = { ids: [...ids, entry.id], ads: [...ads, entry] };

  return {
    outcome: 'compare-added',
    compared: { last: entry.categoryId, lists: { ...compared.lists, [entry.categoryId]: list } },
  };
}

/** Takes one ad out of the ids and the details of its category; the others stay. [F13, T16] */
export function removeFromCompare(compared: CompareLists, id: number): CompareLists {
  const lists = Object.fromEntries(
    Object.entries(compared.lists)
      .map(([category, { ids, ads }]): [string, CompareList] => [
        category,
        { ids: ids.filter((each) => each !== id), ads: ads.filter((ad) => ad.id !== id) },
      ])
      .filter(([, { ids }]) => ids.length > 0),
  );
  return { last: compared.last, lists };
}

/** Keeps a remark on one ad. [N07] */
export function noteCompared(compared: CompareLists, id: number, note: string): CompareLists {
  const lists = Object.fromEntries(
    Object.entries(compared.lists).map(([category, { ids, ads }]): [string, CompareList] => [
      category,
      { ids, ads: ads.map((ad) => (ad.id === id ? { ...ad, note: cutNote(note) } : ad)) },
    ]),
  );
  return { last: compared.last, lists };
}
