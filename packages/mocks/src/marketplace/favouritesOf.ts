import type { Favourite } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { listedAd } from './adOf.ts';

const dayMs = 24 * 3_600_000;

/** How the prices of the saved ads changed since, in whole euros; the fourth ad was sold. */
const changes = [-500, 0, 300, 0];

/** The saved ads of the account of the mocks, the last saved first: cheaper, the same, dearer, and sold. [B10] */
export function favouritesOf(language: LanguageValue): Favourite[] {
  return ads
    .filter(({ status, price }) => status === undefined && price !== undefined)
    .slice(0, changes.length)
    .map((fixture, index): Favourite => {
      const ad = listedAd(fixture, language);
      const change = changes[index] ?? 0;
      return {
        ad,
        status: index === changes.length - 1 ? 'sold' : 'active',
        saved_at: new Date(fixtureNow.getTime() - (index + 1) * dayMs).toISOString(),
        price_then: ad.price === null ? null : ad.price - change,
        price_change: ad.price === null ? null : change,
      };
    });
}
