import { slugOf, type AdValues, type LanguageValue } from '@volan/domain-rules';
import { adSearchTokens } from '../ads/adSearchTokens.ts';
import { detectDescriptionLanguage } from '../ads/detectDescriptionLanguage.ts';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import type { AdPlace } from './belonging.ts';

/** Languages in which the words of an answer find an ad, beside makes and models. */
const searchedLanguages = ['rs', 'en'] as const;

const namesOf = (registry: Registry, values: AdValues) => ({
  brand: values.brandId === null ? values.brandText : (registry.brandsById.get(values.brandId)?.title ?? ''),
  model: values.modelId === null ? values.modelText : (registry.modelsById.get(values.modelId)?.title ?? ''),
  chassis: values.chassisId === null ? '' : (registry.chassisById.get(values.chassisId)?.title ?? ''),
});

/** Answers in text that are part of a title: the version of a car. */
const titledTexts = (registry: Registry, { texts }: AdValues) =>
  texts.filter(({ specificationId }) => registry.specificationsById.get(specificationId)?.intitle === 1);

/** The slug of an ad. It is made when the ad is published, and again when an edit changes the vehicle. [M06] */
export function slugOfAd(registry: Registry, category: CategoryRecord, values: AdValues) {
  const { brand, model } = namesOf(registry, values);
  const words = [brand, model, ...titledTexts(registry, values).map(({ text }) => text)].filter(Boolean);
  return slugOf(words.length > 0 ? words.join(' ') : values.line, category.slug);
}

/**
 * The values of the columns of an ad, from the values of its form. `language` is that of the seller's page, for a
 * description whose language is not clear. [M53]
 */
export function columnsOf(registry: Registry, values: AdValues, place: AdPlace, language: LanguageValue) {
  const { brand, model, chassis } = namesOf(registry, values);
  const answers = values.filterIds.flatMap((id) => {
    const titles = registry.filtersById.get(id)?.titles ?? {};
    return searchedLanguages.flatMap((searched) => titles[searched] ?? []);
  });
  return {
    brand_id: values.brandId,
    model_id: values.modelId,
    chassis_id: values.chassisId,
    brand_text: values.brandText || null,
    model_text: values.modelText || null,
    line: values.line,
    description: values.description,
    description_lang: values.description === '' ? null : (detectDescriptionLanguage(values.description) ?? language),
    price: values.price,
    price_type: values.priceType,
    financing_price: values.financingPrice,
    credit: values.credit,
    year: values.year,
    mileage: values.mileage,
    power_kw: values.powerKw,
    displacement: values.displacement,
    vin: values.vin,
    contact_phone: values.phone,
    country_id: place.countryId,
    region_id: place.regionId,
    city_id: place.town?.id ?? null,
    lat: place.town?.lat ?? null,
    lng: place.town?.lng ?? null,
    filter_ids: [...values.filterIds],
    search_tokens: adSearchTokens({
      brand,
      model,
      line: values.line,
      answers: [chassis, ...values.texts.map(({ text }) => text), ...answers],
      city: place.town?.name ?? null,
    }),
  };
}

/** The columns that an edit may change. */
export type AdColumns = ReturnType<typeof columnsOf>;

/** Rows of `ad_value` for the numbers and texts of an ad. */
export const answerRows = (adId: number, { numbers, texts }: AdValues) => [
  ...numbers.map(({ specificationId, num }) => ({ ad_id: adId, specification_id: specificationId, num, text: null })),
  ...texts.map(({ specificationId, text }) => ({ ad_id: adId, specification_id: specificationId, num: null, text })),
];
