import { Failure, getAd, listAds, listAdsByIds, listHomeAds, listSimilarAds } from '@volan/api-contract';
import { listingLimits } from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { ads } from '../fixtures/ads.ts';
import { comparedAd, detailedAd, goneAd, listedAd } from '../marketplace/adOf.ts';
import { searchAds } from '../marketplace/searchAds.ts';
import { regionBySlug } from '../marketplace/placesOf.ts';
import { mockCall } from '../mockCall.ts';

/** Most ads of the group “similar”. */
const maxSimilar = 8;

/** Calls about ads. */
export const adHandlers = [
  mockCall(listAds, (query, { language }) => searchAds(query, language)),
  mockCall(listAdsByIds, ({ ids }, { language }) =>
    [...new Set(ids)].flatMap((id) => {
      const ad = ads.find((each) => each.id === id && each.status === undefined);
      return ad ? comparedAd(ad, language) : [];
    }),
  ),
  mockCall(listHomeAds, ({ country }, { language }) =>
    ads
      .filter((ad) => ad.status === undefined && ad.tiers?.includes('home') && isIn(ad, country))
      .slice(0, listingLimits.homeAds)
      .map((ad) => listedAd(ad, language)),
  ),
  mockCall(listSimilarAds, ({ id }, { language }) => {
    const ad = ads.find((each) => each.id === id);
    return ad ? similarTo(ad).map((each) => listedAd(each, language)) : new Failure('not-found');
  }),
  mockCall(getAd, ({ id }, { language }) => {
    const ad = ads.find((each) => each.id === id);
    if (!ad) {
      return new Failure('not-found');
    }
    return ad.status === undefined ? detailedAd(ad, language) : new Failure('gone', { data: goneAd(ad, language) });
  }),
];

function similarTo(ad: AdFixture): AdFixture[] {
  const likeness = (other: AdFixture) =>
    Number(other.model === ad.model) * 4 +
    Number(other.brand === ad.brand) * 2 +
    Number(other.answers.karoserija?.[0] === ad.answers.karoserija?.[0]);
  return ads
    .filter((other) => other.id !== ad.id && other.status === undefined && other.category === ad.category)
    .toSorted((a, b) => likeness(b) - likeness(a) || a.hoursOld - b.hoursOld)
    .slice(0, maxSimilar);
}

function isIn(ad: AdFixture, country: string | undefined): boolean {
  return country === undefined || regionBySlug(ad.region)?.country === country;
}
