import { describe, expect, it } from 'vitest';
import { boostProducts, boostTypeOf, boostTypes, tierOf, tiers } from './boosts.ts';
import { canChangeStatus, listingStatus, listingStatusName, toListingStatus, visibilityOf } from './listingStatus.ts';
import { topGroup, topGroupSeed } from './topGroup.ts';

describe('the states of an ad [M02]', () => {
  const allowed = [
    '0>1',
    '1>1',
    '1>2',
    '1>3',
    '1>7',
    '2>1',
    '2>4',
    '2>5',
    '2>6',
    '2>7',
    '3>1',
    '4>2',
    '4>5',
    '4>6',
    '4>7',
    '5>1',
    '5>2',
    '5>7',
    '6>2',
    '7>2',
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((from) => `${from}>8`),
  ];
  const states = Object.values(listingStatus);
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  it.each(pairs)('from %i to %i', (from, to) => {
    expect(canChangeStatus(from, to)).toBe(allowed.includes(`${from}>${to}`));
  });

  it('have the numbers of the checklist', () => {
    expect(states).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(states.map(listingStatusName)).toEqual([
      'draft',
      'pending',
      'active',
      'rejected',
      'paused',
      'expired',
      'sold',
      'removed',
      'archived',
    ]);
    expect([toListingStatus(6), toListingStatus(9), toListingStatus(Number.NaN)]).toEqual([6, null, null]);
  });

  it('say what a visitor sees [B53]', () => {
    expect(states.map(visibilityOf)).toEqual([
      'hidden',
      'hidden',
      'public',
      'hidden',
      'gone',
      'gone',
      'gone',
      'gone',
      'gone',
    ]);
  });
});

describe('promotions', () => {
  it('have exactly these numbers [E17]', () => {
    expect(boostTypes).toEqual({ BOOST_REGULAR: 1, BOOST_XL: 2, BOOST_TOP: 3, BOOST_HOME: 4, BOOST_FACEBOOK: 5 });
  });

  it.each([
    ['L04', 'xl', 2, 6, 600, 6, 60],
    ['L05', 'top', 3, 9, 900, 9, 30],
    ['L06', 'home', 4, 10, 1000, 10, 5],
    ['L07', 'social', 5, 10, 1000, 10, 5],
  ] as const)(
    '%s: %s (%i) costs %i credits, %i RSD or %i €, for %i days [E16, L08, T49]',
    (_row, tier, id, credits, rsd, euros, days) => {
      const product = boostProducts.find((each) => each.tier === tier);
      expect(product).toMatchObject({ id, tier, credits, price: { RSD: rsd, EUR: euros }, days });
      expect([tierOf(id), boostTypeOf(tier)]).toEqual([tier, id]);
    },
  );

  it('sell no regular ad [T09a]', () => {
    expect(tierOf(boostTypes.BOOST_REGULAR)).toBeNull();
    expect(tiers).toEqual(['xl', 'top', 'home', 'social']);
  });
});

describe('the TOP group [M07, M08, T28]', () => {
  const candidates = Array.from({ length: 40 }, (_, at) => at + 1);

  it('holds at most six, the same ones within an hour', () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    expect(topGroup(candidates, topGroupSeed(noon))).toHaveLength(6);
    expect(topGroup(candidates, topGroupSeed(noon + 59 * 60_000))).toEqual(topGroup(candidates, topGroupSeed(noon)));
    expect(topGroup(candidates, topGroupSeed(noon + 60 * 60_000))).not.toEqual(
      topGroup(candidates, topGroupSeed(noon)),
    );
  });

  it('does not depend on the order of the candidates', () => {
    expect(topGroup([...candidates].reverse(), 7)).toEqual(topGroup(candidates, 7));
  });

  it('gives every ad its turn: over 1,000 hours none is drawn less than half or more than twice as often as fair', () => {
    const drawn = new Map(candidates.map((id) => [id, 0]));
    for (let hour = 0; hour < 1000; hour += 1) {
      for (const id of topGroup(candidates, 494_000 + hour)) {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
      }
    }
    const fair = (1000 * 6) / candidates.length;
    expect(Math.min(...drawn.values())).toBeGreaterThan(fair / 2);
    expect(Math.max(...drawn.values())).toBeLessThan(fair * 2);
  });

  it('shows all if there are few', () => {
    expect(new Set(topGroup([3, 1], 5))).toEqual(new Set([1, 3]));
    expect(topGroup([], 5)).toEqual([]);
  });
});
