import type { BoostedAd } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { myAdsOf } from './myAdsOf.ts';

const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(fixtureNow.getTime() + days * dayMs).toISOString();

/** Own active ads: the first is promoted in two ways, the second on social media, the others not. */
export function boostedAdsOf(language: LanguageValue): BoostedAd[] {
  const running: readonly BoostedAd['boosts'][] = [
    [
      {
        tier: 'xl',
        starts_at: daysFromNow(-20),
        ends_at: daysFromNow(40),
        views: { before: 12.4, during: 31.8 },
        proof_url: null,
      },
      {
        tier: 'top',
        starts_at: daysFromNow(-0.2),
        ends_at: daysFromNow(30),
        views: { before: 12.4, during: null },
        proof_url: null,
      },
    ],
    [
      {
        tier: 'social',
        starts_at: daysFromNow(-2),
        ends_at: daysFromNow(3),
        views: { before: null, during: 18 },
        proof_url: 'https://social.example/posts/7',
      },
    ],
  ];
  return myAdsOf(language)
    .filter(({ status }) => status === 'active')
    .map((ad, at) => ({
      ad,
      status: ad.status,
      ad_ends_at: daysFromNow(25),
      boosts: running[at] ?? [],
      balance: 12,
    }));
}
