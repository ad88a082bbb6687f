import type { LanguageValue } from '@volan/domain-rules';
import { ads } from './fixtures/ads.ts';
import { categories } from './fixtures/categories.ts';
import { countries } from './fixtures/places.ts';
import { detailedAd, listedAd } from './marketplace/adOf.ts';
import { categoryOf, categoryWithSpecifications } from './marketplace/catalogueOf.ts';
import { countryOf } from './marketplace/placesOf.ts';

function first<Value>(values: readonly Value[]): Value {
  const [value] = values;
  if (value === undefined) {
    throw new Error('The fixtures are empty.');
  }
  return value;
}

/** What the fixtures hold, as the API tells it in a language: for stories that need a value and no call. */
export const fixtures = {
  /** Every active ad, in the order of the fixtures. */
  ads: (language: LanguageValue) => ads.filter((ad) => ad.status === undefined).map((ad) => listedAd(ad, language)),
  /** One ad with everything its page shows; the first one has most. */
  ad: (language: LanguageValue, id?: number) => detailedAd(ads.find((ad) => ad.id === id) ?? first(ads), language),
  /** All categories. */
  categories: (language: LanguageValue) => categories.map((category) => categoryOf(category, language)),
  /** The category of cars with its specifications. */
  category: (language: LanguageValue) => categoryWithSpecifications(first(categories), language),
  /** Countries of the pickers. */
  countries: (language: LanguageValue) => countries.map((country) => countryOf(country, language)),
};
