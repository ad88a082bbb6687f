import { describe, expect, it } from 'vitest';
import { isOnCalendar } from './calendarFilter.ts';

const banners = [
  { country_id: 1, active: 1 },
  { country_id: 2, active: 1 },
  { country_id: null, active: 0 },
] as const;

describe('the calendar of banners', () => {
  it.each([
    ['', [0, 1, 2]],
    ['country_id=1', [0, 2]],
    ['active=1', [0, 1]],
    ['active=0', [2]],
    ['country_id=2&active=1', [1]],
  ])('shows for the filters "%s" the banners %j', (query, shown) => {
    const params = new URLSearchParams(query);
    expect(banners.flatMap((banner, at) => (isOnCalendar(banner, params) ? [at] : []))).toEqual(shown);
  });
});
