import type { AdAnswer } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { countryName } from '@volan/i18n';
import type { FilterRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';

type Value = AdAnswer['values'][number];
type StatedAnswer = Partial<Pick<AdAnswer, 'number' | 'values' | 'text'>>;

/** The answer of an ad to one question in the visitor's language; null if the seller gave none. */
export function answerOf(
  registry: Registry,
  one: SpecificationRecord,
  ad: AdRecord | AdDetailsRecord,
  language: LanguageValue,
): AdAnswer | null {
  const given = statedAnswer(registry, one, ad, language);
  if (!given) return null;
  return {
    key: one.slug,
    label: titleIn(one, language),
    icon: one.icon,
    multi: one.multi === 1,
    unit: one.unit,
    number: null,
    values: [],
    text: null,
    infilter: one.infilter === 1,
    ...given,
  };
}

function statedAnswer(
  registry: Registry,
  one: SpecificationRecord,
  ad: AdRecord | AdDetailsRecord,
  language: LanguageValue,
): StatedAnswer | null {
  switch (one.source) {
    case 'price':
    case 'year':
    case 'mileage':
    case 'power_kw':
    case 'displacement':
      return ad[one.source] === null ? null : { number: ad[one.source] };
    case 'brand_id':
      return someValues(vehicleValues(registry, ad));
    case 'chassis_id': {
      const chassis = ad.chassis_id === null ? undefined : registry.chassisById.get(ad.chassis_id);
      return chassis
        ? { values: [{ slug: `${chassis.model.slug}.${chassis.slug}`, label: chassis.title, icon: null }] }
        : null;
    }
    case 'region_id': {
      const region = ad.region_id === null ? undefined : registry.regionsById.get(ad.region_id);
      return region ? { values: [{ slug: region.slug, label: titleIn(region, language), icon: null }] } : null;
    }
    case 'country_id': {
      const code = registry.countriesById.get(ad.country_id)?.code;
      return code ? { values: [{ slug: code.toLowerCase(), label: countryName(code, language), icon: null }] } : null;
    }
    case 'seller_type': {
      const type = one.filters[ad.seller_type - 1];
      return type ? { values: [filterValue(type, language)] } : null;
    }
    case 'ad_fit':
      return someValues('fits' in ad ? fitValues(registry, ad) : []);
    case null:
      return storedAnswer(registry, one, ad, language);
    default:
      return null;
  }
}

function storedAnswer(
  registry: Registry,
  one: SpecificationRecord,
  ad: AdRecord,
  language: LanguageValue,
): StatedAnswer | null {
  if (one.type === 'enum' || one.type === 'color') {
    const chosen = ad.filter_ids
      .flatMap((id) => registry.filtersById.get(id) ?? [])
      .filter((filter) => filter.specification_id === one.id);
    // a tree question stores an answer together with its parents: the visitor sees the narrowest one
    const parents = new Set(chosen.map((filter) => filter.parent_id));
    const narrowest = chosen.filter((filter) => !parents.has(filter.id)).sort((a, b) => a.sort - b.sort);

    return someValues(narrowest.map((filter) => filterValue(filter, language)));
  }
  const value = ad.values.get(one.id);
  if (!value) return null;

  return one.type === 'text' ? { text: value.text } : { number: value.num };
}

const someValues = (values: Value[]): StatedAnswer | null => (values.length > 0 ? { values } : null);

const filterValue = (filter: FilterRecord, language: LanguageValue): Value => ({
  slug: filter.slug,
  label: titleIn(filter, language),
  icon: filter.icon,
});

function vehicleValues(registry: Registry, ad: AdRecord): Value[] {
  const brand = ad.brand_id === null ? undefined : registry.brandsById.get(ad.brand_id);
  const model = ad.model_id === null ? undefined : registry.modelsById.get(ad.model_id);
  return [
    ...(brand ? [{ slug: brand.slug, label: brand.title, icon: null }] : []),
    ...(model ? [{ slug: `${model.brand.slug}.${model.slug}`, label: model.title, icon: null }] : []),
  ];
}

function fitValues(registry: Registry, ad: AdDetailsRecord): Value[] {
  return ad.fits.flatMap(({ model_id: id, year_from: from, year_to: to }) => {
    const model = registry.modelsById.get(id);
    if (!model) return [];

    const years = from === null && to === null ? '' : ` ${from ?? ''}–${to ?? ''}`;

    return {
      slug: `${model.brand.slug}.${model.slug}`,
      label: `${model.brand.title} ${model.title}${years}`,
      icon: null,
    };
  });
}
