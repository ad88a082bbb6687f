import type { CompareLists } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { comparedCategories } from './comparedCategories.ts';
import { shownCount } from './shownCount.ts';

const listOf = (...ids: readonly number[]) => ({ ids, ads: [] });
const compared: CompareLists = { last: 12, lists: { 1: listOf(5, 6), 12: listOf(7) } };
const way = {
  label: 'Compare',
  href: '/de/compare-ads/1',
  counted: 'to compare',
  none: '',
  categories: { 1: 'Cars', 12: 'Parts' },
};

describe('the categories with ads to compare [C05]', () => {
  it('have their numbers, the one added to last first [F14]', () => {
    expect(comparedCategories(compared, way)).toEqual([
      { label: 'Parts', href: '/de/compare-ads/12', count: '1', opensDialog: 'compare:12' },
      { label: 'Cars', href: '/de/compare-ads/1', count: '2', opensDialog: 'compare:1' },
    ]);
  });

  it('are empty if nothing is compared', () => {
    expect(comparedCategories({ last: null, lists: {} }, way)).toEqual([]);
  });
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge shows %i as %s [C06]', (count, shown) => expect(shownCount(count)).toBe(shown));
