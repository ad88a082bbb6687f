import {
  getBrand,
  getCategory,
  getCategoryBySlug,
  listCategories,
  listCategoriesByIds,
  listCategoryBrands,
  listCategoryChassis,
  listCategoryFuels,
  listCategoryModels,
} from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['taxonomy'] as const;

/** Queries about categories, specifications, makes and models. `all` is the start of every key. */
export const taxonomyQueries = {
  all: subject,
  /** All categories, with the number of their ads everywhere or in one country. */
  categories: (api: Api, country: string | null = null) =>
    callQuery(subject, api, listCategories, { ...(country !== null && { country }), lang: api.language }),
  /** One category with its specifications. */
  category: (api: Api, id: number) => callQuery(subject, api, getCategory, { id, lang: api.language }),
  /** One category by its slug, without specifications. */
  categoryBySlug: (api: Api, slug: string) => callQuery(subject, api, getCategoryBySlug, { slug, lang: api.language }),
  /** Categories in the order of `ids`. */
  categoriesByIds: (api: Api, ids: number[]) =>
    callQuery(subject, api, listCategoriesByIds, { ids, lang: api.language }),
  /** One make. */
  brand: (api: Api, id: number) => callQuery(subject, api, getBrand, { id }),
  /** Makes of a category. */
  brands: (api: Api, categoryId: number) => callQuery(subject, api, listCategoryBrands, { id: categoryId }),
  /** Models of a make in a category. */
  models: (api: Api, categoryId: number, brandId: number) =>
    callQuery(subject, api, listCategoryModels, { categoryId, brandId }),
  /** Generations of one model of a category, or of all its models. */
  chassis: (api: Api, categoryId: number, modelId?: number) =>
    callQuery(subject, api, listCategoryChassis, { id: categoryId, model_id: modelId }),
  /** Fuels of a category. */
  fuels: (api: Api, categoryId: number) =>
    callQuery(subject, api, listCategoryFuels, { id: categoryId, lang: api.language }),
};
