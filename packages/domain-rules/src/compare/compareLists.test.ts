import { describe, expect, it } from 'vitest';
import type { CompareEntry } from './CompareEntry.ts';
import {
  addToCompare,
  compareListOf,
  countCompared,
  isCompared,
  longestComparison,
  noCompareLists,
  removeFromCompare,
  shownCategory,
} from './compareLists.ts';

const ad = (id: number, categoryId = 1): CompareEntry => ({
  id,
  title: `Ad ${id}`,
  price: 100,
  categoryId,
  images: [],
  year: 2019,
  mileage: null,
  note: '',
});
const addAll = (...ads: readonly CompareEntry[]) =>
  ads.reduce((compared, each) => addToCompare(compared, each).compared, noCompareLists);

describe('comparing ads', () => {
  it('appends an ad that is not there yet, and says so [F12, F15]', () => {
    const first = addToCompare(noCompareLists, ad(1));
    expect(first.outcome).toBe('compare-added');
    const { outcome, compared } = addToCompare(first.compared, ad(2));
    expect(outcome).toBe('compare-added');
    expect(compareListOf(compared, 1)).toEqual({ ids: [1, 2], ads: [ad(1), ad(2)] });
  });

  it('does not move an ad that is added again [F12]', () => {
    const before = addAll(ad(1), ad(2));
    const { outcome, compared } = addToCompare(before, ad(1));
    expect(outcome).toBe('compare-already-added');
    expect(compared).toBe(before);
  });

  it('refuses the eleventh ad of a category, not of another one [F12, M56]', () => {
    const full = addAll(...Array.from({ length: longestComparison }, (_, index) => ad(index + 1)));
    expect(compareListOf(full, 1).ids).toHaveLength(10);
    expect(addToCompare(full, ad(11))).toEqual({ outcome: 'compare-error', compared: full });
    expect(addToCompare(full, ad(12, 2)).outcome).toBe('compare-added');
  });

  it('remembers the category that an ad was added to last [F14]', () => {
    expect(addAll(ad(1, 5), ad(2, 6)).last).toBe(6);
    expect(noCompareLists.last).toBeNull();
  });

  it('shows the category that was added to last, and another one when that is empty [F14]', () => {
    const compared = addAll(ad(1, 5), ad(2, 6));
    expect(shownCategory(compared)).toBe(6);
    expect(shownCategory(removeFromCompare(compared, 2))).toBe(5);
    expect(shownCategory(noCompareLists)).toBeNull();
  });

  it('takes one ad out of ids and details, and leaves the others [F13, F15, T16]', () => {
    const compared = removeFromCompare(addAll(ad(1), ad(2), ad(3, 2)), 1);
    expect(compareListOf(compared, 1)).toEqual({ ids: [2], ads: [ad(2)] });
    expect(compareListOf(compared, 2).ids).toEqual([3]);
  });

  it('counts for the badge what any category holds [F16]', () => {
    const compared = addAll(ad(1, 2));
    expect(countCompared(compared)).toBe(1);
    expect(isCompared(compared, 1)).toBe(true);
    expect(countCompared(removeFromCompare(compared, 1))).toBe(0);
    expect(removeFromCompare(compared, 1).lists).toEqual({});
    expect(isCompared(removeFromCompare(compared, 1), 1)).toBe(false);
  });
});
