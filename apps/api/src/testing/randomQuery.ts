import {
  canonicalFilters,
  emptyCatalogQuery,
  option,
  pair,
  range,
  sortFields,
  type CatalogQuery,
  type FilterGroup,
} from '@volan/domain-rules';
import type { CategoryRecord, Registry, SpecificationRecord } from '../taxonomy/Registry.ts';
import type { Random } from './Random.ts';

const words = [
  'volkswagen',
  'golf',
  'passat',
  'skoda',
  'shkoda',
  'čačak',
  'servisna',
  'oktavia',
  'tdi',
  'prvi vlasnik',
  'xyzzy',
  'bmw',
  'equipmet',
  'golf 7',
  'golf VI',
  'od 2012',
  'do 5000',
  'dizel',
  'karavan',
  '320 d',
  'c220d',
  'a4 b8',
  'e46',
  '7 sedista',
  '105 ks',
  '1.9',
  'dzip',
  'nisan',
  'kabrio',
  'reno megan',
  '2015',
];

/** A search as a visitor might ask it: a category, some filters of its panel, sometimes words, an order and a page. */
export function randomQuery(
  registry: Registry,
  random: Random,
): { query: CatalogQuery; category: CategoryRecord | null } {
  const vehicles = registry.categoriesBySlug.get('vehicles') ?? null;
  const category = random.chance(0.2) ? null : random.chance(0.6) ? vehicles : random.pick(registry.categories);
  const panel = (category?.specifications ?? registry.commonSpecifications).filter((one) => one.infilter === 1);
  const filters = random.some(panel, 2 / panel.length).flatMap((one) => randomGroup(registry, random, one));

  return {
    category,
    query: {
      ...emptyCatalogQuery,
      categoryId: category?.id ?? null,
      filters: canonicalFilters(filters),
      page: random.chance(0.8) ? 1 : random.integer(2, 30),
      sorting: random.chance(0.4) ? null : { field: random.pick(sortFields), direction: random.pick(['asc', 'desc']) },
      financing: random.chance(0.1),
      q: random.chance(0.2) ? random.some(words, 0.15).join(' ') : '',
      seller: random.chance(0.1) ? random.integer(1, 50) : null,
      countries: random.chance(0.15) ? random.some(['RS', 'DE', 'HU'], 0.5) : [],
    },
  };
}

function randomGroup(registry: Registry, random: Random, one: SpecificationRecord): FilterGroup | [] {
  const values = randomValues(registry, random, one);
  return values.length > 0 ? { key: one.slug, values } : [];
}

function randomValues(registry: Registry, random: Random, one: SpecificationRecord) {
  const some = <Row>(rows: readonly Row[]) =>
    Array.from({ length: random.integer(1, 3) }, () => (rows.length > 0 ? [random.pick(rows)] : [])).flat();
  switch (one.source) {
    case 'brand_id':
    case 'ad_fit':
      return some(random.chance(0.7) ? commonBrands(registry) : registry.brands).map((brand) => {
        const models = [...brand.modelsBySlug.keys()];
        return models.length > 0 && random.chance(0.5) ? pair(brand.slug, random.pick(models)) : option(brand.slug);
      });
    case 'chassis_id':
      return some([...registry.chassisById.values()]).map((chassis) => pair(chassis.model.slug, chassis.slug));
    case 'region_id':
      return some(registry.regions).map((region) => option(region.slug));
    case 'country_id':
      return some(registry.countries.filter((country) => country.active)).map(({ code }) => option(code.toLowerCase()));
    case 'seller_type':
    case null:
      if (one.filters.length > 0) return some(one.filters).map((filter) => option(filter.slug));
      return [randomRange(random, one)];
    default:
      return [randomRange(random, one)];
  }
}

/** Makes that real ads are full of. */
const commonBrands = (registry: Registry) =>
  ['volkswagen', 'bmw', 'audi', 'ford', 'opel', 'skoda', 'toyota', 'hyundai', 'mercedes-benz'].flatMap(
    (slug) => registry.brandsBySlug.get(slug) ?? [],
  );

const spans: Readonly<Record<string, readonly [number, number]>> = {
  price: [500, 60_000],
  year: [1995, 2026],
  mileage: [0, 320_000],
  power_kw: [40, 300],
  displacement: [900, 6000],
  confirmed_at: [0, 30],
};

function randomRange(random: Random, one: SpecificationRecord) {
  const [least, most] = spans[one.source ?? ''] ?? [one.min ?? 202_400, one.min === null ? 202_912 : one.min + 500];
  const a = random.integer(Math.floor(least), Math.ceil(most));
  const b = random.integer(Math.floor(least), Math.ceil(most));
  if (random.chance(0.3)) return range(a, undefined);
  if (random.chance(0.4)) return range(undefined, a);

  return range(Math.min(a, b), Math.max(a, b));
}
