import type { ModelFact, ModelGeneration, ModelInformation, ModelMeasure, PriceSpread } from '@volan/api-contract';
import { leastAdsForSpread, leastAdsForYear, type LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord, ModelRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { ModelCounts } from './countModel.ts';
import type { ModelPrices, PriceRow } from './modelPrices.ts';

/** Most other models of the make. */
const maxOthers = 8;

/** Groups of questions about a single vehicle (past, equipment, seller), which say nothing about its model. */
const aboutOneVehicle = [
  'cena-i-finansiranje',
  'stanje-i-poreklo',
  'boja-i-enterijer',
  'sigurnost',
  'komfor',
  'prodavac-i-mesto',
];

/** All data about a model. */
export interface KnownModel {
  readonly registry: Registry;
  readonly model: ModelRecord;
  readonly category: CategoryRecord;
  readonly counts: ModelCounts;
  readonly prices: ModelPrices;
}

/** A model in the form of the API. */
export function presentModel(known: KnownModel, language: LanguageValue): ModelInformation {
  const { model, category, counts, prices } = known;
  const { brand } = model;
  const spread = spreadOf(prices.all, leastAdsForSpread);

  return {
    brand: { id: brand.id, slug: brand.slug, title: brand.title },
    model: { id: model.id, slug: model.slug, title: model.title },
    category: { id: category.id, slug: category.slug, kind: category.kind, title: titleIn(category, language) },
    count: counts.total,
    generations: generationsOf(known),
    prices: spread,
    bars: spread ? [...prices.bars] : [],
    years: prices.byYear
      .flatMap((row) => {
        const ofYear = spreadOf(row, leastAdsForYear);
        return ofYear && row.year !== null ? [{ year: row.year, prices: ofYear }] : [];
      })
      .toSorted((a, b) => b.year - a.year),
    facts: category.specifications.flatMap((one) => factOf(one, counts, language) ?? []),
    measures: measuresOf(prices),
    others: othersOf(known),
  };
}

function spreadOf(row: PriceRow | undefined, least: number): PriceSpread | null {
  if (!row?.prices || row.priced < least) return null;

  const [low, median, high] = row.prices;
  return { count: row.priced, low: Math.round(low), median: Math.round(median), high: Math.round(high) };
}

function generationsOf({ model, counts, prices }: KnownModel): ModelGeneration[] {
  return model.chassis
    .filter(({ status }) => status === 1)
    .map(({ id, slug, title, year_from, year_to }) => ({
      slug,
      title,
      year_from,
      year_to,
      count: counts.byChassis.get(id) ?? 0,
      prices: spreadOf(prices.byChassis.get(id), leastAdsForYear),
      picture: prices.pictures.get(id) ?? null,
    }))
    .toSorted((a, b) => (b.year_from ?? 0) - (a.year_from ?? 0));
}

function factOf(one: SpecificationRecord, { byFilter }: ModelCounts, language: LanguageValue): ModelFact | null {
  if (one.source !== null || one.type !== 'enum' || one.multi === 1 || aboutOneVehicle.includes(one.group.slug)) {
    return null;
  }
  const answers = one.filters
    .map((filter) => ({ slug: filter.slug, title: titleIn(filter, language), count: byFilter.get(filter.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return answers.length === 0 ? null : { key: one.slug, title: titleIn(one, language), icon: one.icon, answers };
}

function measuresOf({ measures }: ModelPrices): ModelMeasure[] {
  return (['power_kw', 'displacement', 'mileage'] as const).flatMap((key) => {
    const { count, quantiles } = measures[key];
    if (!quantiles || count < leastAdsForYear) return [];

    const [low, median, high] = quantiles;

    return [{ key, count, low: Math.round(low), median: Math.round(median), high: Math.round(high) }];
  });
}

function othersOf({ registry, model, counts }: KnownModel): ModelInformation['others'] {
  return [...counts.byModel]
    .flatMap(([id, count]) => {
      const other = registry.modelsById.get(id);
      const isOther = other && id !== model.id && other.category_id === model.category_id && other.status === 1;
      return isOther && count > 0 ? [{ slug: other.slug, title: other.title, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1))
    .slice(0, maxOthers);
}
