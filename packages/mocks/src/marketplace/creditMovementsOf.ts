import type { CreditMovement } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { listedAd } from './adOf.ts';

const hourMs = 3_600_000;

/** Events with their age in hours, the newest first. The ad is one of the mocks by its index. */
const happened: readonly (Pick<CreditMovement, 'kind' | 'change'> &
  Partial<Pick<CreditMovement, 'state' | 'product' | 'reason'>> & { readonly hours: number; readonly ad?: number })[] =
  [
    { kind: 'review', change: -1, hours: 1, ad: 3, state: 'waiting' },
    { kind: 'correction', change: 2, hours: 20, reason: 'Dvaput naplaćeno isticanje' },
    { kind: 'boost', change: -9, hours: 47, ad: 0, product: 'boost-top' },
    { kind: 'boost', change: -10, hours: 49, ad: 1, product: 'boost-home' },
    { kind: 'images', change: -3, hours: 170, ad: 2, product: 'images-20' },
    { kind: 'review', change: 1, hours: 200, ad: 2, state: 'return' },
    { kind: 'review', change: -1, hours: 224, ad: 2, state: 'returned' },
    { kind: 'purchase', change: 50, hours: 300, product: 'credits-50' },
    { kind: 'bonus', change: 9, hours: 900 },
  ];

/** How the credits of the account of the mocks came and went. */
export function creditMovementsOf(language: LanguageValue): CreditMovement[] {
  let left = 0;
  const movements = happened.toReversed().map((each, index): CreditMovement => {
    const { kind, change, hours, ad, state = 'done', product = null, reason = '' } = each;
    const fixture = ad === undefined ? undefined : ads[ad];
    const listed = fixture && listedAd(fixture, language);
    left += change;

    return {
      id: index + 1,
      kind,
      change,
      left,
      state,
      product,
      reason,
      at: new Date(fixtureNow.getTime() - hours * hourMs).toISOString(),
      ad: listed ? { id: listed.id, title: listed.title } : null,
    };
  });
  return movements.toReversed();
}
