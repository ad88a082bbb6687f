import {
  idsPerSitemapPart,
  listSitemapAds,
  listSitemapCompanies,
  listSitemapFastAds,
  listSitemapLists,
  listSitemapParts,
  listSitemapServices,
} from '@volan/api-contract';
import { ads } from '../fixtures/ads.ts';
import { carServices } from '../fixtures/carServices.ts';
import { companies } from '../fixtures/companies.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { fastAdsOf } from '../marketplace/fastAdsOf.ts';
import { listedAd } from '../marketplace/adOf.ts';
import { companySlug } from '../marketplace/companyOf.ts';
import { mockCall } from '../mockCall.ts';

const partOf = (id: number) => Math.floor(id / idsPerSitemapPart);

const active = ads
  .filter(({ status }) => status === undefined)
  .map((ad) => ({ ...listedAd(ad, 'rs'), category: ad.category }))
  .toSorted((a, b) => a.id - b.id);

/** Calls about what search engines may find. */
export const sitemapHandlers = [
  mockCall(listSitemapParts, () =>
    [...Map.groupBy(active, ({ id }) => partOf(id))].map(([part, held]) => ({
      part,
      count: held.length,
      changed_at: held.map((ad) => ad.created_at).reduce((last, at) => (at > last ? at : last)),
    })),
  ),
  mockCall(listSitemapAds, ({ part, after = 0 }) =>
    active
      .filter(({ id }) => partOf(id) === part && id > after)
      .map(({ id, kind, slug, created_at: changed_at }) => ({ id, kind, slug, changed_at })),
  ),
  mockCall(listSitemapCompanies, ({ after = 0 }) =>
    companies.map((company, index) => ({ id: index + 1, slug: companySlug(company) })).filter(({ id }) => id > after),
  ),
  mockCall(listSitemapFastAds, ({ after = 0 }) =>
    fastAdsOf('rs')
      .filter(({ id }) => id > after)
      .map(({ id, category, place, created_at: changed_at }) => ({
        id,
        category: category.slug,
        region: place.region?.slug ?? null,
        changed_at,
      })),
  ),
  mockCall(listSitemapServices, ({ after = 0 }) =>
    carServices.filter(({ id }) => id > after).map(({ id }) => ({ id, changed_at: fixtureNow.toISOString() })),
  ),
  mockCall(listSitemapLists, ({ country }) => {
    const lists = active
      .filter(({ place }) => country === undefined || place.country === country)
      .flatMap(({ category, brand, model, created_at: changed_at }) => [
        { category, brand: null, model: null, changed_at },
        ...(brand ? [{ category, brand: brand.slug, model: null, changed_at }] : []),
        ...(brand && model ? [{ category, brand: brand.slug, model: model.slug, changed_at }] : []),
      ]);
    return [...new Map(lists.map((list) => [[list.category, list.brand, list.model].join(), list])).values()];
  }),
];
