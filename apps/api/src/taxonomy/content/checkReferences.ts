import { isReservedSlug, routes } from '@volan/domain-rules';
import type { Content } from './Content.ts';

/**
 * Finds errors that the schema of a file cannot show: duplicate ids and slugs, names of things that do not exist,
 * reserved slugs [J44, T58].
 *
 * @returns one sentence for each problem; empty without problems
 */
export function checkReferences(content: Content): string[] {
  const problems: string[] = [];

  function unique(where: string, values: readonly (string | number)[]) {
    const seen = new Set<string | number>();
    for (const value of values) {
      if (seen.has(value)) problems.push(`${where}: "${value}" stands twice`);
      seen.add(value);
    }
  }

  function known(where: string, value: string | number | null, among: ReadonlySet<string | number>) {
    if (value !== null && !among.has(value)) problems.push(`${where}: unknown "${value}"`);
  }

  const { categories, groups, specifications, brands, countries, regions, cities } = content;
  const categorySlugs = new Set(categories.map((category) => category.slug));
  const categoryIds = new Set(categories.map((category) => category.id));
  const groupSlugs = new Set(groups.map((group) => group.slug));
  const countryCodes = new Set(countries.map((country) => country.code));
  const regionCodes = new Set(regions.map((region) => region.code));
  const answers = new Set(specifications.flatMap((one) => one.filters.map((filter) => `${one.slug}.${filter.slug}`)));

  const lists = { categories, groups, specifications, brands, regions };
  for (const [name, rows] of Object.entries(lists)) {
    unique(
      `${name} ids`,
      rows.map((row) => row.id),
    );
    unique(
      `${name} slugs`,
      rows.map((row) => row.slug),
    );
  }
  unique(
    'filter ids',
    specifications.flatMap((one) => one.filters.map((filter) => filter.id)),
  );
  unique(
    'model ids',
    brands.flatMap((brand) => brand.models.map((model) => model.id)),
  );
  unique(
    'chassis ids',
    brands.flatMap((brand) => brand.models.flatMap((model) => model.chassis.map((one) => one.id))),
  );
  unique(
    'country ids',
    countries.map((country) => country.id),
  );
  unique(
    'country codes',
    countries.map((country) => country.code),
  );
  unique(
    'region codes',
    regions.map((region) => region.code),
  );
  unique(
    'city ids',
    cities.map((city) => city.id),
  );

  for (const category of categories) {
    known(`category ${category.slug}, parent_id`, category.parent_id, categoryIds);
    if (isReservedSlug(category.slug)) {
      problems.push(`category ${category.slug}: the slug is reserved`);
    }
  }

  for (const one of specifications) {
    const own = new Set(one.filters.map((filter) => filter.slug));
    unique(
      `specification ${one.slug}, filters`,
      one.filters.map((filter) => filter.slug),
    );
    known(`specification ${one.slug}, group`, one.group, groupSlugs);
    known(`specification ${one.slug}, depends_on`, one.depends_on, answers);
    for (const slug of one.categories) known(`specification ${one.slug}, categories`, slug, categorySlugs);
    for (const filter of one.filters) known(`specification ${one.slug}, parent of ${filter.slug}`, filter.parent, own);
    if (one.multi === 1 && one.type !== 'enum') problems.push(`specification ${one.slug}: only an enum can be multi`);
    if (one.match === 'all' && one.multi === 0) problems.push(`specification ${one.slug}: match "all" needs multi`);
  }

  for (const brand of brands) {
    const own = new Set<string>(brand.categories);
    for (const slug of brand.categories) known(`brand ${brand.slug}, categories`, slug, categorySlugs);
    unique(
      `brand ${brand.slug}, models`,
      brand.models.map((model) => `${model.category}/${model.slug}`),
    );
    for (const model of brand.models) {
      known(`brand ${brand.slug}, model ${model.slug}, category`, model.category, own);
      unique(
        `brand ${brand.slug}, model ${model.slug}, chassis`,
        model.chassis.map((chassis) => chassis.slug),
      );
    }
  }

  const pages = new Set(Object.keys(routes));
  for (const group of content.navigation) {
    for (const item of group.items) known(`navigation ${group.slug}, page`, item.page, pages);
  }

  for (const region of regions) known(`region ${region.code}, country`, region.country, countryCodes);
  for (const city of cities) {
    known(`city ${city.id}, country`, city.country, countryCodes);
    known(`city ${city.id}, region`, city.region, regionCodes);
  }
  return problems;
}
