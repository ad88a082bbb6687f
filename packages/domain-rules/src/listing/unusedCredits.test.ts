import { describe, expect, it } from 'vitest';
import { unusedCredits, unusedDays } from './unusedCredits.ts';

const dayMs = 86_400_000;
const bought = new Date('2026-11-01T10:00:00Z');
const after = (days: number) => new Date(bought.getTime() + days * dayMs);

describe('credits for the unused days of a promotion [M07]', () => {
  it.each([
    [9, 30, 0, 9],
    [9, 30, 10, 6],
    [9, 30, 10.5, 5],
    [6, 60, 31, 2],
    [10, 5, 4, 2],
    [10, 5, 4.2, 0],
    [9, 30, 30, 0],
    [9, 30, 45, 0],
  ])('%i credits for %i days give back after %f days: %i', (credits, days, passed, back) => {
    const paid = { credits, startsAt: bought, endsAt: after(days), isPosted: false };
    expect(unusedCredits(paid, after(passed))).toBe(back);
  });

  it('are all of them for days that have not begun', () => {
    const later = { credits: 9, startsAt: after(30), endsAt: after(60), isPosted: false };
    expect(unusedCredits(later, after(10))).toBe(9);
  });

  it('are zero for a post on social media that was published already', () => {
    const posted = { credits: 10, startsAt: bought, endsAt: after(5), isPosted: true };
    expect(unusedCredits(posted, bought)).toBe(0);
  });
});

describe('unused days of a promotion [M07]', () => {
  it.each([
    [30, 0, 30],
    [30, 10.5, 19],
    [30, 29.5, 0],
    [30, 45, 0],
    [30, -5, 30],
  ])('of %i days, after %f days: %i', (days, passed, left) =>
    expect(unusedDays({ startsAt: bought, endsAt: after(days) }, after(passed))).toBe(left),
  );
});
