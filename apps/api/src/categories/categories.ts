import { Failure, type Brand, type CategoryBrand, type Chassis, type Fuel, type Model } from '@volan/api-contract';
import { tokens, type LanguageValue, type Synonym } from '@volan/domain-rules';
import type { AdCounts } from '../search/adCounts.ts';
import { inCountry } from '../search/inCountry.ts';
import type { Condition } from '../search/SearchIndex.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { presentCategory, presentWithSpecifications } from '../taxonomy/presentCategory.ts';
import type { BrandRecord, CategoryRecord, ChassisRecord, ModelRecord, Registry } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';

const notFound = (): Failure<'not-found', null> => new Failure('not-found');

/** Categories with their specifications, makes and models, in the visitor's language. [J43-J51] */
export function createCategories(taxonomy: Taxonomy, counts: AdCounts) {
  const registry = () => taxonomy.current().registry;

  async function present(categories: readonly CategoryRecord[], language: LanguageValue, country?: string) {
    const byCategory = await counts.by('category_id', country === undefined ? [] : [inCountry(registry(), country)]);
    return categories.map((category) => presentCategory(category, byCategory, language));
  }

  return {
    /** All, or a category with those below it; none for an unknown slug. Ads are counted everywhere or in a country. */
    async list({ slug, country }: { slug?: string; country?: string }, language: LanguageValue) {
      const { categories, categoriesBySlug } = registry();
      const branch = slug === undefined ? null : (categoriesBySlug.get(slug)?.branch ?? []);
      return present(branch ? categories.filter(({ id }) => branch.includes(id)) : categories, language, country);
    },

    async bySlug(slug: string, language: LanguageValue) {
      const category = registry().categoriesBySlug.get(slug);
      if (!category) return notFound();

      const [presented] = await present([category], language);

      return presented ?? notFound();
    },

    async withSpecifications(id: number, language: LanguageValue) {
      const category = registry().categoriesById.get(id);
      if (!category) return notFound();
      return presentWithSpecifications(registry(), category, await counts.by('category_id'), language);
    },

    /** In the order asked for; unknown ids are skipped. */
    byIds(ids: readonly number[], language: LanguageValue) {
      const { categoriesById } = registry();
      return present(
        ids.flatMap((id) => categoriesById.get(id) ?? []),
        language,
      );
    },

    brand(id: number): Brand | Failure<'not-found', null> {
      const brand = registry().brandsById.get(id);
      return brand && brand.status === 1 ? presentBrand(brand) : notFound();
    },

    async brandsOf(categoryId: number): Promise<CategoryBrand[] | Failure<'not-found', null>> {
      const { registry: all, vocabulary } = taxonomy.current();
      const category = all.categoriesById.get(categoryId);
      if (!category) return notFound();

      const ads = await counts.by('brand_id', [inBranch(category)]);

      return inUse(all.brands)
        .filter((brand) => brand.categoryIds.some((id) => category.branch.includes(id)))
        .map((brand) => ({
          ...presentBrand(brand),
          ads: ads.get(brand.id) ?? 0,
          nicknames: nicknamesOf(brand, vocabulary.synonyms),
        }));
    },

    modelsOf(categoryId: number, brandId: number): Model[] | Failure<'not-found', null> {
      const category = registry().categoriesById.get(categoryId);
      const brand = registry().brandsById.get(brandId);
      if (!category || !brand) return notFound();

      return modelsIn(registry(), category)
        .filter((model) => model.brand_id === brandId)
        .map(presentModel);
    },

    chassisOf(categoryId: number, modelId: number | undefined): Chassis[] | Failure<'not-found', null> {
      const category = registry().categoriesById.get(categoryId);
      if (!category) return notFound();
      return modelsIn(registry(), category)
        .filter((model) => modelId === undefined || model.id === modelId)
        .flatMap((model) => inUse(model.chassis).map(presentChassis));
    },

    /** Answers of the question `gorivo`, if the category asks it. */
    fuelsOf(categoryId: number, language: LanguageValue): Fuel[] | Failure<'not-found', null> {
      const category = registry().categoriesById.get(categoryId);
      return category ? presentFuels(category, language) : notFound();
    },
  };
}

/** The type of {@link createCategories}. */
export type Categories = ReturnType<typeof createCategories>;

const inUse = <Row extends { readonly status: number }>(rows: readonly Row[]) => rows.filter((row) => row.status === 1);

/** Ads of a category and of those below it. */
const inBranch = ({ branch }: CategoryRecord): Condition => ({
  key: 'category_id',
  test: { kind: 'any', of: [{ source: 'category_id', ids: [...branch] }] },
});

function modelsIn(registry: Registry, category: CategoryRecord): ModelRecord[] {
  return inUse([...registry.modelsById.values()]).filter((model) => category.branch.includes(model.category_id));
}

/** Words of visitors that mean a make: its whole name, or the first word of it ("merc" of Mercedes-Benz). [N01] */
function nicknamesOf({ title }: BrandRecord, synonyms: readonly Synonym[]): string[] {
  const [first = '', ...others] = tokens(title);
  const names: ReadonlySet<string> = new Set([[first, ...others].join(' '), first]);
  return synonyms.filter(({ to }) => names.has(tokens(to).join(' '))).map(({ from }) => from);
}

function presentBrand({ id, slug, title, logo, sort, status, categoryIds }: BrandRecord): Brand {
  return { id, slug, title, logo, sort, status, category_ids: [...categoryIds] };
}

/** Answers of the question `gorivo`. */
function presentFuels({ specifications }: CategoryRecord, language: LanguageValue): Fuel[] {
  const fuel = specifications.find((one) => one.slug === 'gorivo');

  return (fuel?.filters ?? []).map(({ id, slug, sort, status, titles }) => ({
    id,
    slug,
    title: titleIn({ slug, titles }, language),
    sort,
    status,
  }));
}

function presentModel({ id, slug, title, sort, status, brand_id, category_id }: ModelRecord): Model {
  return { id, slug, title, sort, status, brand_id, category_id };
}

function presentChassis({ id, slug, title, sort, status, model_id, year_from, year_to }: ChassisRecord): Chassis {
  return { id, slug, title, sort, status, model_id, year_from, year_to };
}
