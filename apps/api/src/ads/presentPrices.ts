import type { ComparedGroup, PriceComparison, PriceLabel, PriceMoment } from '@volan/api-contract';
import { comparedBy, mileageSpan, ratePrice, type LanguageValue } from '@volan/domain-rules';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { SpreadRecord } from '../prices/readPrices.ts';
import { isDamaged } from './isDamaged.ts';

/** The rating of a price on a card; null if it has no rating. [M52, N03] */
export function priceLabelOf({ price, spread_count: count, spread_median: median }: AdRecord): PriceLabel | null {
  if (count === null || median === null) return null;

  const rating = ratePrice(price, { count, median });
  return rating.kind === 'rated' ? { word: rating.word, median } : null;
}

/** The comparison of a price, with all numbers that it is based on. [N03] */
export function priceComparisonOf(registry: Registry, ad: AdDetailsRecord, language: LanguageValue): PriceComparison {
  const { spread } = ad;
  const rating = ratePrice(ad.price, spread ?? { count: 0, median: 0 });
  if (rating.kind === 'no-price') return rating;

  const answers = ad.filter_ids.flatMap((id) => registry.filtersById.get(id) ?? []);
  const named = (slug: string) => registry.specificationsBySlug.get(slug)?.id;
  if (isDamaged(registry, ad)) {
    return { kind: 'damaged' };
  }
  const hasFuel = answers.some((one) => one.specification_id === named(comparedBy.fuel));
  if (ad.brand_id === null || ad.model_id === null || ad.year === null || ad.mileage === null || !hasFuel) {
    return { kind: 'not-comparable' };
  }
  if (!spread) return { kind: 'pending' };

  const group = groupOf(registry, spread, language);
  const { count, median, low, high, prices } = spread;

  return rating.kind === 'too-few'
    ? { ...rating, group }
    : { ...rating, group, compared: { count, median, low, high, prices: [...prices] } };
}

function groupOf(registry: Registry, spread: SpreadRecord, language: LanguageValue): ComparedGroup {
  const fuel = registry.filtersById.get(spread.fuel_id);
  const mileage = mileageSpan(spread.band);
  return {
    fuel: { slug: fuel?.slug ?? '', title: fuel ? titleIn(fuel, language) : '' },
    year_from: spread.year - spread.years,
    year_to: spread.year + spread.years,
    mileage_from: mileage.from,
    mileage_to: mileage.to,
  };
}

/** Every price that an ad had, from the day it was first seen. [N02] */
export function priceHistoryOf({ price, first_seen_at: since, price_events: events }: AdDetailsRecord): PriceMoment[] {
  const [first] = events;
  return [
    { at: since.toISOString(), price: first ? first.old_price : price },
    ...events.map((event) => ({ at: event.at.toISOString(), price: event.price })),
  ];
}
