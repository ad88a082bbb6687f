import { describe, expect, it } from 'vitest';
import type { CompareEntry, CompareLists } from '../compare/CompareEntry.ts';
import { mergeCarts, mergeComparisons, mergeHistories } from './mergeBelongings.ts';

const visit = (path: string, ts: number) => ({ path, ts });
const ad = (id: number, title = `Ad ${id}`): CompareEntry => ({
  id,
  title,
  price: 100,
  categoryId: 1,
  images: [],
  year: null,
  mileage: null,
  note: '',
});
const compared = (last: number | null, lists: Readonly<Record<string, readonly CompareEntry[]>>): CompareLists => ({
  last,
  lists: Object.fromEntries(
    Object.entries(lists).map(([category, ads]) => [category, { ids: ads.map(({ id }) => id), ads }]),
  ),
});
const ids = ({ lists }: CompareLists, category: string) => lists[category]?.ids;

describe('what follows a visitor to another country [T08b]', () => {
  it('is one history, newest first, each ad once with its last visit', () => {
    const own = [visit('/a', 30), visit('/b', 10)];
    const arriving = [visit('/b', 40), visit('/c', 20)];
    expect(mergeHistories(own, arriving)).toEqual([visit('/b', 40), visit('/a', 30), visit('/c', 20)]);
  });

  it('is cut to the fifty last visits [F17, L24]', () => {
    const many = Array.from({ length: 40 }, (_, index) => index);
    const merged = mergeHistories(
      many.map((index) => visit(`/own/${index}`, index)),
      many.map((index) => visit(`/new/${index}`, 100 + index)),
    );
    expect(merged).toHaveLength(50);
    expect(merged.filter(({ path }) => path.startsWith('/own'))).toHaveLength(10);
  });

  it('is one comparison for each category, the arriving ads first, up to ten [M56]', () => {
    const own = compared(2, { 1: [ad(1, 'older'), ad(2)], 2: [ad(9)] });
    const merged = mergeComparisons(own, compared(1, { 1: [ad(3), ad(1, 'newer')] }));
    expect([ids(merged, '1'), ids(merged, '2'), merged.last]).toEqual([[3, 1, 2], [9], 1]);
    expect(merged.lists['1']?.ads[1]?.title).toBe('newer');
    const full = Array.from({ length: 10 }, (_, index) => ad(100 + index));
    expect(ids(mergeComparisons(own, compared(1, { 1: full })), '1')).toEqual(full.map(({ id }) => id));
  });

  it('is one cart, with the arriving quantity of what both hold [E12]', () => {
    const item = (quantity: number, product = 'credits-50') => ({ product, quantity });
    expect(mergeCarts({ 'credits-50': item(1), plan: item(1, 'plan') }, { 'credits-50': item(3) })).toEqual({
      'credits-50': item(3),
      plan: item(1, 'plan'),
    });
  });

  it('is nothing lost where nothing arrives', () => {
    const own = compared(1, { 1: [ad(1)] });
    expect(mergeComparisons(own, compared(null, {}))).toEqual(own);
    expect(mergeHistories([visit('/a', 1)], [])).toEqual([visit('/a', 1)]);
    expect(mergeCarts({ plan: { product: 'plan', quantity: 1 } }, {})).toEqual({
      plan: { product: 'plan', quantity: 1 },
    });
  });
});
