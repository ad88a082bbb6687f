import { describe, expect, it } from 'vitest';
import { hoursSince, usedShare } from './waiting.ts';

const now = Date.parse('2026-11-20T10:30:00Z');

describe('how late a queue is', () => {
  it('is said in whole hours, and as a share of the promised time', () => {
    expect(hoursSince('2026-11-20T07:00:00Z', now)).toBe(3);
    expect([usedShare('2026-11-20T08:30:00Z', now, 4), usedShare('2026-11-20T04:30:00Z', now, 4)]).toEqual([50, 150]);
    expect([usedShare(null, now, 4), usedShare('2026-11-20T11:00:00Z', now, 4)]).toEqual([0, 0]);
  });
});
