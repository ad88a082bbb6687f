import { describe, expect, it } from 'vitest';
import { readCompareLists } from './readCompareLists.ts';

const ad = {
  id: 7,
  title: 'Škoda Octavia',
  price: 12_450,
  categoryId: 2,
  images: [{ thumbnail: { webp: '/img/1?w=240', jpg: '/img/1?w=240' } }],
  year: 2019,
  mileage: 142_000,
  note: 'Zvati posle pet',
};
const kept = (...ads: readonly unknown[]) => ({ last: 2, lists: { 2: { ids: [1, 2, 3], ads } } });

describe('reading kept comparisons [E11, T42]', () => {
  it('gives back what was written, ids and details in step [F15]', () => {
    expect(readCompareLists(kept(ad))).toEqual({ last: 2, lists: { 2: { ids: [7], ads: [ad] } } });
  });

  it('takes an ad of the older shape with ads_id for the same ad [E08]', () => {
    const { id, ...older } = ad;
    expect(readCompareLists(kept({ ...older, ads_id: String(id) })).lists[2]?.ids).toEqual([7]);
  });

  it.each([
    ['another shape', 7],
    ['nothing', null],
    ['lists of another kind', { last: 2, lists: [1] }],
    ['a category that is no id', { last: 2, lists: { cars: { ids: [7], ads: [ad] } } }],
    ['an ad without a title', kept({ ...ad, title: undefined })],
    ['an ad whose id is no number', kept({ ...ad, id: 'javascript:alert(1)' })],
  ])('leaves out %s', (_, value) => {
    expect(readCompareLists(value).lists).toEqual({});
  });

  it('leaves out a picture of another site, and the eleventh ad', () => {
    const images = [{ thumbnail: { webp: 'https://evil.example/a', jpg: '/img/1' } }];
    expect(readCompareLists(kept({ ...ad, images })).lists[2]?.ads[0]?.images).toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) => ({ ...ad, id: index + 1 }));
    expect(readCompareLists(kept(...many)).lists[2]?.ids).toHaveLength(10);
  });
});
