import { buyBoost, Failure, listBoosts, type BoostedAd } from '@volan/api-contract';
import { boostProducts, type LanguageValue } from '@volan/domain-rules';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { mockCall } from '../mockCall.ts';
import { boostedAdsOf } from '../marketplace/boostedAdsOf.ts';

const dayMs = 86_400_000;

const found = (language: LanguageValue, id: number): BoostedAd | undefined =>
  boostedAdsOf(language).find(({ ad }) => ad.id === id);

/** Calls about promotions: two ads, one of them promoted twice; 12 credits. */
export const boostHandlers = [
  mockCall(listBoosts, ({ ad_id: asked }, { language }) => {
    const all = boostedAdsOf(language);
    const shown = all.filter(({ ad, boosts }) => (asked === undefined ? boosts.length > 0 : ad.id === asked));
    if (asked !== undefined && shown.length === 0) return new Failure<'not-found', null>('not-found');

    return { data: shown, meta: { page: 1, pages: 1, total: shown.length, per_page: 24 } };
  }),
  mockCall(buyBoost, ({ ad_id: adId, tier }, { language }) => {
    const boosted = found(language, adId);
    if (!boosted) return new Failure<'not-found', null>('not-found');

    const { credits = 0, days = 0 } = boostProducts.find((product) => product.tier === tier) ?? {};

    return {
      ad_id: adId,
      tier,
      starts_at: fixtureNow.toISOString(),
      ends_at: new Date(fixtureNow.getTime() + days * dayMs).toISOString(),
      credits,
      balance: Math.max(0, boosted.balance - credits),
    };
  }),
];
