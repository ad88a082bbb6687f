import type { AdListed, AdSearchMeta, WithMeta } from '@volan/api-contract';
import {
  adsPerPage,
  type CatalogQuery,
  defaultSorting,
  type FilterGroup,
  fold,
  type LanguageValue,
  printFilters,
  topGroupSize,
} from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { ads } from '../fixtures/ads.ts';
import { categories } from '../fixtures/categories.ts';
import type { SpecificationFixture } from '../fixtures/SpecificationFixture.ts';
import { specifications } from '../fixtures/specifications.ts';
import { listedAd } from './adOf.ts';
import { categoryBranch, specificationsOf } from './taxonomyOf.ts';
import { facetOf, rangeOf } from './countsOf.ts';
import { percentOf } from './priceOf.ts';
import { isKnown, matchesGroup } from './matchesGroup.ts';
import { regionBySlug } from './placesOf.ts';

/** Searches the fixtures as the server searches its ads: filters, exact total, facets, ranges, order and pages. */
export function searchAds(query: CatalogQuery, language: LanguageValue): WithMeta<AdListed[], AdSearchMeta> {
  const known = query.filters.filter(isKnown);
  const unknown = query.filters.filter((group) => !isKnown(group));
  const inScope = ads.filter(
    (ad) =>
      ad.status === undefined &&
      inCategory(ad, query) &&
      inCountry(ad, query) &&
      ofSeller(ad, query) &&
      hasWords(ad, query, language),
  );
  const scope = query.financing ? inScope.filter((ad) => ad.credit) : inScope;
  const without = (key: string | null) =>
    scope.filter((ad) => known.every((group) => group.key === key || matchesGroup(ad, group)));
  const found = sortAds(without(null), query);
  const start = (query.page - 1) * adsPerPage;
  const isDefaultOrder = query.sorting === null && query.page === 1;
  const top = isDefaultOrder ? found.filter((ad) => ad.tiers?.includes('top')).slice(0, topGroupSize) : [];
  const questions = questionsOf(query);

  return {
    data: found.slice(start, start + adsPerPage).map((ad) => listedAd(ad, language)),
    meta: {
      total: found.length,
      page: query.page,
      pages: Math.ceil(found.length / adsPerPage),
      per_page: adsPerPage,
      facets: Object.fromEntries(
        questions
          .filter(({ type }) => type === 'enum' || type === 'color')
          .map(({ slug, match }) => [slug, facetOf(match === 'all' ? found : without(slug), slug)]),
      ),
      ranges: Object.fromEntries(
        questions
          .filter(({ type, source }) => (type === 'int' || type === 'year') && source !== 'confirmed_at')
          .map(({ slug, step }) => [slug, rangeOf(without(slug), slug, step ?? 1)]),
      ),
      credit: inScope.filter((ad) => ad.credit && known.every((group) => matchesGroup(ad, group))).length,
      top: top.map((ad) => listedAd(ad, language)),
      unknown: unknown.map((group) => printFilters([group])),
      read: [],
      dropped: [],
      kept: query.q,
      narrowest: found.length === 0 ? narrowest(known, (key) => without(key).length) : null,
    },
  };
}

function questionsOf({ categoryId }: CatalogQuery): readonly SpecificationFixture[] {
  const slug = categories.find(({ id }) => id === categoryId)?.slug;
  const asked = slug ? specificationsOf(slug) : specifications;
  return asked.filter(({ flags }) => flags.includes('infilter'));
}

function inCategory(ad: AdFixture, { categoryId }: CatalogQuery): boolean {
  const slug = categories.find(({ id }) => id === categoryId)?.slug;
  return categoryId === null || (slug !== undefined && categoryBranch(slug).includes(ad.category));
}

function inCountry(ad: AdFixture, { countries }: CatalogQuery): boolean {
  return countries.length === 0 || countries.includes(regionBySlug(ad.region)?.country ?? '');
}

function ofSeller(ad: AdFixture, { seller }: CatalogQuery): boolean {
  return seller === null || ad.seller.id === seller;
}

function hasWords(ad: AdFixture, { q }: CatalogQuery, language: LanguageValue): boolean {
  if (q === '') {
    return true;
  }
  const { title, line, place } = listedAd(ad, language);
  const words = fold(`${title} ${line} ${place.city}`);

  return fold(q)
    .split(' ')
    .every((word) => words.includes(word));
}

function sortAds(found: AdFixture[], { sorting }: CatalogQuery): AdFixture[] {
  const { field, direction } = sorting ?? defaultSorting;
  const sign = direction === 'asc' ? 1 : -1;
  const valueOf = (ad: AdFixture) =>
    ({
      created_at: -ad.hoursOld,
      relevance: -ad.hoursOld,
      price: ad.price,
      year: ad.year,
      mileage: ad.mileage,
      power: ad.power_kw,
      price_rating: percentOf(ad),
    })[field];

  return found.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined) || b.id - a.id;
    }
    // many ratings are equal: those are in the default order
    return sign * (first - second) || (field === 'price_rating' ? a.hoursOld - b.hoursOld : 0) || b.id - a.id;
  });
}

function narrowest(groups: readonly FilterGroup[], totalWithout: (key: string) => number) {
  const [widest] = groups
    .map(({ key }) => ({ key, total: totalWithout(key) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  return widest ?? null;
}
