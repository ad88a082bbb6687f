import type { CreditMovement, MyLoyalty } from '@volan/api-contract';
import { levelOf, loyaltyLevels, type LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { listedAd } from './adOf.ts';

const hourMs = 3_600_000;

/** Events with their age in hours, the newest first. The ad is one of the mocks by its index. */
const happened: readonly (Pick<CreditMovement, 'kind' | 'change'> & {
  readonly hours: number;
  readonly ad?: number;
  readonly product?: string;
})[] = [
  { kind: 'ad-sold', change: 15, hours: 26, ad: 1 },
  { kind: 'points-withdrawn', change: -10, hours: 70, ad: 3 },
  { kind: 'ad-published', change: 10, hours: 96, ad: 3 },
  { kind: 'reward', change: -100, hours: 200, product: 'credits-10' },
  { kind: 'order-paid', change: 297, hours: 300 },
  { kind: 'ad-published', change: 10, hours: 700, ad: 1 },
  { kind: 'phone-verified', change: 20, hours: 900 },
];

/** The loyalty programme of the account of the mocks. */
export function myLoyaltyOf(language: LanguageValue): MyLoyalty {
  let points = 0;
  const movements = happened.toReversed().map(({ kind, change, hours, ad, product = null }, index): CreditMovement => {
    const fixture = ad === undefined ? undefined : ads[ad];
    const listed = fixture && listedAd(fixture, language);
    points += change;

    return {
      id: index + 1,
      kind,
      change,
      left: points,
      state: 'done',
      product,
      reason: '',
      at: new Date(fixtureNow.getTime() - hours * hourMs).toISOString(),
      ad: listed ? { id: listed.id, title: listed.title } : null,
    };
  });
  const earned = points + 100;
  const { index, missing } = levelOf(earned);
  const level = loyaltyLevels[index]?.id ?? 'driver';

  return { level, earned, to_next: missing, points, owed: 0, movements: movements.toReversed() };
}
