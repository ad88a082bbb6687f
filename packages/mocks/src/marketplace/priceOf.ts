import type { PriceComparison, PriceLabel, PriceMoment } from '@volan/api-contract';
import {
  comparedBy,
  mileageBandOf,
  mileageSpan,
  priceSpread,
  ratePrice,
  shownPrices,
  type LanguageValue,
} from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { askedBySimilar, pastPrices } from '../fixtures/prices.ts';
import { answerOf } from './answerOf.ts';
import { specificationsOf } from './taxonomyOf.ts';

const day = 86_400_000;

const asked = ({ id, price }: AdFixture) => [...(askedBySimilar[id] ?? []), ...(price === undefined ? [] : [price])];

function fuelOf(ad: AdFixture, language: LanguageValue) {
  const question = specificationsOf(ad.category).find(({ slug }) => slug === comparedBy.fuel);
  const value = question && answerOf(ad, question, language)?.values[0];
  return value && { slug: value.slug, title: value.label };
}

/** The price rating of an ad. */
export function priceComparisonOf(ad: AdFixture, language: LanguageValue): PriceComparison {
  const prices = asked(ad);
  const spread = priceSpread(prices);
  const rating = ratePrice(ad.price ?? null, spread);
  const fuel = fuelOf(ad, language);
  if (rating.kind === 'no-price') {
    return rating;
  }
  if (!ad.model || !ad.year || ad.mileage === undefined || !fuel) {
    return { kind: 'not-comparable' };
  }
  const { from, to } = mileageSpan(mileageBandOf(ad.mileage));
  const years = rating.kind === 'too-few' ? 2 : 1;
  const group = { fuel, year_from: ad.year - years, year_to: ad.year + years, mileage_from: from, mileage_to: to };

  return rating.kind === 'too-few'
    ? { ...rating, group }
    : { ...rating, group, compared: { ...spread, prices: shownPrices(prices) } };
}

/** The rating of a price on a card. */
export function priceLabelOf(ad: AdFixture): PriceLabel | null {
  const spread = priceSpread(asked(ad));
  const rating = ratePrice(ad.price ?? null, spread);
  return rating.kind === 'rated' ? { word: rating.word, median: spread.median } : null;
}

/** By how many percent a rated price lies above the median; what lists are sorted by. [M08] */
export function percentOf(ad: AdFixture): number | undefined {
  const rating = ratePrice(ad.price ?? null, priceSpread(asked(ad)));
  return rating.kind === 'rated' ? rating.percent : undefined;
}

/** Every price that an ad had, from when it was first seen. */
export function priceHistoryOf(ad: AdFixture, created: string): PriceMoment[] {
  const past = pastPrices[ad.id]?.map(({ daysAgo, price }) => ({
    at: new Date(fixtureNow.getTime() - daysAgo * day).toISOString(),
    price,
  }));
  return past ?? [{ at: created, price: ad.price ?? null }];
}
