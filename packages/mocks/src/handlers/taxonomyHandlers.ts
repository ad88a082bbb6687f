import {
  Failure,
  getBrand,
  getCategory,
  getCategoryBySlug,
  listCategories,
  listCategoriesByIds,
  listCategoryBrands,
  listCategoryChassis,
  listCategoryFuels,
  listCategoryModels,
} from '@volan/api-contract';
import { brands } from '../fixtures/brands.ts';
import { categories } from '../fixtures/categories.ts';
import {
  brandOf,
  categoryBranch,
  categoryOf,
  categoryWithSpecifications,
  chassis,
  models,
} from '../marketplace/taxonomyOf.ts';
import { mockCall } from '../mockCall.ts';

/** Other words for a make. */
const nicknames: Readonly<Record<string, string[] | undefined>> = {
  volkswagen: ['vw', 'folksvagen'],
  'mercedes-benz': ['merc', 'merdzo'],
};

/** Ads of a make: the first ones have the most. */
const adsOf = (slug: string) => Math.max(0, 12 - brands.findIndex((brand) => brand.slug === slug)) * 7;

const categoryById = (id: number) => categories.find((category) => category.id === id);

/** Calls about categories, specifications, makes and models. The fixed word of a path is before its slug. [T51] */
export const taxonomyHandlers = [
  mockCall(listCategories, ({ slug, country }, { language }) => {
    const wanted = slug ? categoryBranch(slug) : null;
    const found = categories.filter((category) => wanted === null || wanted.includes(category.slug));
    return found.map((category) => categoryOf(category, language, country));
  }),
  mockCall(getCategoryBySlug, ({ slug }, { language }) => {
    const category = categories.find((each) => each.slug === slug);
    return category ? categoryOf(category, language) : new Failure('not-found');
  }),
  mockCall(getCategory, ({ id }, { language }) => {
    const category = categoryById(id);
    return category ? categoryWithSpecifications(category, language) : new Failure('not-found');
  }),
  mockCall(listCategoriesByIds, ({ ids }, { language }) =>
    ids.flatMap((id) => {
      const category = categoryById(id);
      return category ? [categoryOf(category, language)] : [];
    }),
  ),
  mockCall(getBrand, ({ id }) => {
    const brand = brands.find((each) => each.id === id);
    return brand ? brandOf(brand) : new Failure('not-found');
  }),
  mockCall(listCategoryBrands, ({ id }) =>
    categoryById(id)
      ? brands
          .map(brandOf)
          .filter((brand) => brand.category_ids.includes(id))
          .map((brand) => ({ ...brand, ads: adsOf(brand.slug), nicknames: nicknames[brand.slug] ?? [] }))
      : new Failure('not-found'),
  ),
  mockCall(listCategoryModels, ({ categoryId, brandId }) =>
    categoryById(categoryId)
      ? models.filter((model) => model.category_id === categoryId && model.brand_id === brandId)
      : new Failure('not-found'),
  ),
  mockCall(listCategoryChassis, ({ id, model_id }) => {
    const ofCategory = new Set(models.filter((model) => model.category_id === id).map((model) => model.id));
    const found = chassis.filter((each) => ofCategory.has(each.model_id));
    return categoryById(id)
      ? found.filter((each) => model_id === undefined || each.model_id === model_id)
      : new Failure('not-found');
  }),
  mockCall(listCategoryFuels, ({ id }, { language }) => {
    const category = categoryById(id);
    if (!category) {
      return new Failure('not-found');
    }
    const { specifications } = categoryWithSpecifications(category, language);
    const fuels = specifications.find(({ slug }) => slug === 'gorivo')?.filters ?? [];

    return fuels.map((fuel) => ({ id: fuel.id, slug: fuel.slug, title: fuel.title, sort: fuel.sort, status: 1 }));
  }),
];
