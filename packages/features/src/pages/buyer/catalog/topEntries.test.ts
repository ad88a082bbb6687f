import type { AdListed } from '@volan/api-contract';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { spreadTop, topEntries } from './topEntries.ts';

const [sample] = fixtures.ads('en');
const adOf = (id: number): AdListed => ({ ...(sample as AdListed), id });
const adsOf = (first: number, count: number) => Array.from({ length: count }, (_, at) => adOf(first + at));

const top = adsOf(101, 6);
const idsOn = (width: 'desktop' | 'phone', entries: ReturnType<typeof spreadTop>) =>
  entries.filter(({ only }) => only === undefined || only === width).map(({ ad }) => ad.id);

describe('the TOP ads of a list [M08]', () => {
  it('are all above it on a desktop, and two of them on a phone', () => {
    expect(idsOn('desktop', topEntries(top))).toEqual([101, 102, 103, 104, 105, 106]);
    expect(idsOn('phone', topEntries(top))).toEqual([101, 102]);
  });

  it('are spread among its ads on a phone, at even distances', () => {
    const entries = spreadTop(adsOf(1, 24), top);
    expect(idsOn('phone', entries).flatMap((id, at) => (id > 100 ? [[at, id]] : []))).toEqual([
      [4, 103],
      [9, 104],
      [14, 105],
      [19, 106],
    ]);
    expect(idsOn('desktop', entries)).toEqual(adsOf(1, 24).map(({ id }) => id));
  });

  it('are not shown twice where the list has them anyway', () => {
    const entries = spreadTop([...adsOf(1, 20), ...top.slice(2)], top);
    expect(entries.every(({ only }) => only === undefined)).toBe(true);
    expect(idsOn('phone', spreadTop(adsOf(1, 24), top.slice(0, 2)))).toHaveLength(24);
  });
});
