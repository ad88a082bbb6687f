import { describe, expect, it } from 'vitest';
import { dayInZone } from './bannerDays.ts';

describe('the day of a moment', () => {
  it('is that of the time zone, on both sides of midnight', () => {
    expect(dayInZone(Date.parse('2026-11-30T22:59:59Z'), 'Europe/Belgrade')).toBe('2026-11-30');
    expect(dayInZone(Date.parse('2026-11-30T23:00:00Z'), 'Europe/Belgrade')).toBe('2026-12-01');
  });
});
