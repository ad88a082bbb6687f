import type { FastAd, FastAdDetails, MyFastAd } from '@volan/api-contract';
import {
  adActionsOf,
  listingStatus,
  type FastAdTag,
  type LanguageValue,
  type ListingStatusName,
} from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { detailedAd } from './adOf.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Number of the first fast ad of the mocks; full ads have lower ones. */
const firstId = 900_001;

/** The lines of the fast ads, as design/screens show them. */
const lines: readonly { line: string; price: number; minutesAgo: number; tags?: readonly FastAdTag[] }[] = [
  { line: 'Clio, hitno', price: 1900, minutesAgo: 12, tags: ['urgent'] },
  { line: 'Felne 17", 5x112', price: 320, minutesAgo: 25 },
  { line: 'Kupe, registrovan', price: 5900, minutesAgo: 40 },
  { line: 'Tranzit za delove', price: 900, minutesAgo: 60, tags: ['faulty'] },
  { line: 'Fabia 1.2', price: 3400, minutesAgo: 60 },
  { line: 'Multimedija MIB2', price: 210, minutesAgo: 120 },
  { line: 'Čoper 800', price: 3900, minutesAgo: 120, tags: ['exchange'] },
  { line: 'Traktor, 82 KS', price: 18_900, minutesAgo: 180 },
  { line: 'i20, prvi vlasnik', price: 8700, minutesAgo: 180 },
  { line: 'Kupe za projekat', price: 2600, minutesAgo: 240 },
];

/** The fast ads of the mocks, the newest first; their pictures, places and sellers are those of full ads. */
export const fastAdsOf = (language: LanguageValue): FastAd[] =>
  detailsOf(language).map(({ images, expires_at: _end, views: _views, has_phone: _phone, ...ad }) => ({
    ...ad,
    image: images[0] ?? null,
  }));

/** The same with everything that their pages show. */
export const detailsOf = (language: LanguageValue): FastAdDetails[] =>
  ads
    .filter(({ status }) => status === undefined)
    .slice(0, lines.length)
    .map((fixture, index): FastAdDetails => {
      const { category, images, place, seller } = detailedAd(fixture, language);
      const { line, price, minutesAgo, tags = [] } = lines[index] ?? { line: '', price: 0, minutesAgo: 0 };
      return {
        id: firstId + index,
        category,
        line,
        price,
        negotiable: index % 3 === 0,
        tags: [...tags],
        images: images.slice(0, 3),
        image_count: Math.min(3, images.length),
        place,
        seller,
        created_at: new Date(fixtureNow.getTime() - minutesAgo * minuteMs).toISOString(),
        expires_at: new Date(fixtureNow.getTime() + 13 * dayMs).toISOString(),
        views: 214 - index,
        has_phone: true,
      };
    });

/** The states of the own fast ads of the mocks. */
const ownStates: readonly { status: ListingStatusName; reason?: string; isRenewed?: boolean; daysLeft?: number }[] = [
  { status: 'active' },
  { status: 'active', isRenewed: true, daysLeft: 1 },
  { status: 'pending', reason: 'Čija je slika?' },
  { status: 'expired', daysLeft: -1 },
  { status: 'sold' },
];

/** The fast ads of the account of the mocks, one in each state. [B41] */
export const myFastAdsOf = (language: LanguageValue): MyFastAd[] =>
  ownStates.flatMap(({ status, reason = '', isRenewed = false, daysLeft = 5 }, index) => {
    const ad = fastAdsOf(language)[index];
    const state = { status: listingStatus[status], reserved: false, endedAt: fixtureNow, fast: { isRenewed } };
    return ad
      ? [
          {
            ...ad,
            status,
            company_id: null,
            refused_for: [],
            reason,
            expires_at: new Date(fixtureNow.getTime() + daysLeft * dayMs).toISOString(),
            renewed: isRenewed,
            views: 90 - index,
            reveals: 6 - index,
            favourites: index,
            actions: [...adActionsOf(state, fixtureNow)],
          },
        ]
      : [];
  });
