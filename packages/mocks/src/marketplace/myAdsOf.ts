import type { ModeratedAd, MyAd } from '@volan/api-contract';
import { adActionsOf, listingStatus, type LanguageValue, type ListingStatusName } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { comparedAd, detailedAd, listedAd } from './adOf.ts';

const dayMs = 24 * 3_600_000;

const daysFromNow = (days: number) => new Date(fixtureNow.getTime() + days * dayMs).toISOString();

/**
 * The states of the ads of the account of the mocks: three are active, the others are not, each for another reason.
 * [B08, B09]
 */
const states: readonly {
  readonly status: ListingStatusName;
  readonly reason?: string;
  readonly endsIn: number | null;
  readonly reserved?: boolean;
}[] = [
  { status: 'active', endsIn: 52, reserved: true },
  { status: 'active', endsIn: 6 },
  { status: 'active', endsIn: 1 },
  { status: 'pending', reason: 'Da li je kilometraža tačna?', endsIn: null },
  { status: 'rejected', reason: 'Cena je cena delova, ne vozila.', endsIn: null },
  { status: 'paused', endsIn: 20 },
  { status: 'expired', endsIn: -3 },
  { status: 'sold', endsIn: null },
];

/** The ads of the account of the mocks. */
export const myAdsOf = (language: LanguageValue): MyAd[] =>
  ads
    .filter(({ status }) => status === undefined)
    .slice(0, states.length)
    .map((fixture, index): MyAd => {
      const { status, reason = '', endsIn, reserved = false } = states[index] ?? { status: 'sold', endsIn: null };
      return {
        ...listedAd(fixture, language),
        status,
        reserved,
        company_id: null,
        has_phone: true,
        refused_for: [],
        reason,
        published_at: status === 'pending' ? null : daysFromNow(-8),
        expires_at: endsIn === null ? null : daysFromNow(endsIn),
        confirmed_at: status === 'active' ? daysFromNow(-index) : null,
        promotion: index === 0 ? { starts_at: daysFromNow(-12), ends_at: daysFromNow(18) } : null,
        unused_days: index === 0 ? 18 : 0,
        unused_credits: index === 0 ? 5 : 0,
        views: 214 - index * 23,
        reveals: 9 - index,
        favourites: 5 + index,
        actions: [...adActionsOf({ status: listingStatus[status], reserved, endedAt: fixtureNow }, fixtureNow)],
      };
    });

/** Those that wait for their seller: asked about, refused, or ending within a week. */
export const waitingOf = (mine: readonly MyAd[]) =>
  mine.filter(
    ({ status, reason, expires_at: end }) =>
      (status === 'pending' && reason !== '') ||
      status === 'rejected' ||
      (status === 'active' && end !== null && Date.parse(end) < fixtureNow.getTime() + 7 * dayMs),
  );

/** The queue of the moderators of the mocks: one that looks like another ad, and one with contacts in its text. */
export const moderatedAdsOf = (language: LanguageValue): ModeratedAd[] => {
  const [first, second, third] = ads.filter(({ status }) => status === undefined);
  if (!first || !second || !third) return [];

  const shared = {
    status: 'pending',
    fast: false,
    question: '',
    answer: null,
    reason: '',
    reports: [],
    held_by: null,
  } as const;
  const descriptionOf = (fixture: typeof first) => detailedAd(fixture, language).description;
  const { id, slug, kind } = listedAd(third, language);
  const lookedUp = (fixture: typeof first) => {
    const { images, seller } = detailedAd(fixture, language);
    return {
      vin: null,
      phones: ['+381 64 1234567'],
      seller_since: seller.since,
      seller_ads: seller.ads,
      picture_ids: images.map((image) => image.id),
    };
  };

  return [
    {
      ...comparedAd(first, language),
      ...shared,
      ...lookedUp(first),
      vin: 'WVWZZZ1JZXW•••003',
      refused_for: [],
      reports: [],
      description: descriptionOf(first),
      risk: 85,
      reasons: ['duplicate-vin', 'lower-mileage', 'contact-data'],
      duplicate_of: { id, slug, kind },
      mileage_before: { mileage: 231_000, at: daysFromNow(-400) },
      waiting_since: daysFromNow(-1),
    },
    {
      ...comparedAd(second, language),
      ...shared,
      ...lookedUp(second),
      fast: true,
      refused_for: [],
      reports: [{ reason: 'sold', text: 'Prodato prošle nedelje.', at: daysFromNow(-1) }],
      status: 'active',
      description: descriptionOf(second),
      risk: 50,
      reasons: ['reported'],
      duplicate_of: null,
      mileage_before: null,
      waiting_since: daysFromNow(0),
    },
  ];
};
