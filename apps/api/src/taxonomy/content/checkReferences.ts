import { isReservedSlug, routes } from '@volan/domain-rules';
import type { Content } from './Content.ts';

/** Collects problems, one sentence each. */
function collectProblems() {
  const problems: string[] = [];

  return {
    problems,
    unique: (where: string, values: readonly (string | number)[]) => {
      const seen = new Set<string | number>();
      for (const value of values) {
        if (seen.has(value)) problems.push(`${where}: "${value}" stands twice`);
        seen.add(value);
      }
    },
    known: (where: string, value: string | number | null, among: ReadonlySet<string | number>) => {
      if (value !== null && !among.has(value)) problems.push(`${where}: unknown "${value}"`);
    },
  };
}

type Problems = ReturnType<typeof collectProblems>;

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);

/**
 * Finds errors that the schema of a file cannot show: duplicate ids and slugs, names of things that do not exist,
 * reserved slugs [J44, T58].
 *
 * @returns one sentence for each problem; empty without problems
 */
export function checkReferences(content: Content): string[] {
  const found = collectProblems();
  const categorySlugs = new Set(slugsOf(content.categories));

  checkUniqueness(content, found);
  checkCategories(content, found);
  checkSpecifications(content, categorySlugs, found);
  checkBrands(content, categorySlugs, found);
  checkNavigation(content, found);
  checkPlaces(content, found);

  return found.problems;
}

function checkUniqueness(content: Content, { unique }: Problems) {
  const { categories, groups, specifications, brands, countries, regions, cities } = content;
  const lists = { categories, groups, specifications, brands, regions };
  for (const [name, rows] of Object.entries(lists)) {
    unique(`${name} ids`, idsOf(rows));
    unique(`${name} slugs`, slugsOf(rows));
  }

  const models = brands.flatMap((brand) => brand.models);
  unique('filter ids', idsOf(specifications.flatMap((one) => one.filters)));
  unique('model ids', idsOf(models));
  unique('chassis ids', idsOf(models.flatMap((model) => model.chassis)));
  unique('country ids', idsOf(countries));
  unique(
    'country codes',
    countries.map((country) => country.code),
  );
  unique(
    'region codes',
    regions.map((region) => region.code),
  );
  unique('city ids', idsOf(cities));
}

function checkCategories({ categories }: Content, { problems, known }: Problems) {
  const ids = new Set(idsOf(categories));
  for (const category of categories) {
    known(`category ${category.slug}, parent_id`, category.parent_id, ids);
    if (isReservedSlug(category.slug)) {
      problems.push(`category ${category.slug}: the slug is reserved`);
    }
  }
}

function checkSpecifications(
  { specifications, groups }: Content,
  categorySlugs: ReadonlySet<string>,
  { problems, unique, known }: Problems,
) {
  const groupSlugs = new Set(slugsOf(groups));
  const answers = new Set(specifications.flatMap((one) => one.filters.map((filter) => `${one.slug}.${filter.slug}`)));
  for (const one of specifications) {
    const own = new Set(slugsOf(one.filters));
    unique(`specification ${one.slug}, filters`, slugsOf(one.filters));
    known(`specification ${one.slug}, group`, one.group, groupSlugs);
    known(`specification ${one.slug}, depends_on`, one.depends_on, answers);
    for (const slug of one.categories) known(`specification ${one.slug}, categories`, slug, categorySlugs);
    for (const filter of one.filters) known(`specification ${one.slug}, parent of ${filter.slug}`, filter.parent, own);
    if (one.multi === 1 && one.type !== 'enum') problems.push(`specification ${one.slug}: only an enum can be multi`);
    if (one.match === 'all' && one.multi === 0) problems.push(`specification ${one.slug}: match "all" needs multi`);
  }
}

function checkBrands({ brands }: Content, categorySlugs: ReadonlySet<string>, { unique, known }: Problems) {
  for (const brand of brands) {
    const own = new Set<string>(brand.categories);
    for (const slug of brand.categories) known(`brand ${brand.slug}, categories`, slug, categorySlugs);
    unique(
      `brand ${brand.slug}, models`,
      brand.models.map((model) => `${model.category}/${model.slug}`),
    );
    for (const model of brand.models) {
      known(`brand ${brand.slug}, model ${model.slug}, category`, model.category, own);
      unique(`brand ${brand.slug}, model ${model.slug}, chassis`, slugsOf(model.chassis));
    }
  }
}

function checkNavigation({ navigation }: Content, { known }: Problems) {
  const pages = new Set(Object.keys(routes));
  for (const group of navigation) {
    for (const item of group.items) known(`navigation ${group.slug}, page`, item.page, pages);
  }
}

function checkPlaces({ countries, regions, cities }: Content, { known }: Problems) {
  const countryCodes = new Set(countries.map((country) => country.code));
  const regionCodes = new Set(regions.map((region) => region.code));
  for (const region of regions) known(`region ${region.code}, country`, region.country, countryCodes);
  for (const city of cities) {
    known(`city ${city.id}, country`, city.country, countryCodes);
    known(`city ${city.id}, region`, city.region, regionCodes);
  }
}
