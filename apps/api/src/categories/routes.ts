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
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Categories } from './categories.ts';

const aMinute = { maxAge: 60 };

/** Calls about the taxonomy. [J43-J51] */
export function taxonomyRoutes(app: FastifyInstance, categories: Categories) {
  serve(app, listCategories, ({ slug, country }, { language }) => categories.list({ slug, country }, language));
  serve(app, getCategoryBySlug, ({ slug }, { language }) => categories.bySlug(slug, language));
  serve(app, getCategory, ({ id }, { language }) => categories.withSpecifications(id, language));
  serve(app, listCategoriesByIds, ({ ids }, { language }) => categories.byIds(ids, language));
  serve(app, getBrand, ({ id }) => categories.brand(id), aMinute);
  serve(app, listCategoryBrands, ({ id }) => categories.brandsOf(id), aMinute);
  serve(app, listCategoryModels, ({ categoryId, brandId }) => categories.modelsOf(categoryId, brandId), aMinute);
  serve(app, listCategoryChassis, ({ id, model_id: modelId }) => categories.chassisOf(id, modelId), aMinute);
  serve(app, listCategoryFuels, ({ id }, { language }) => categories.fuelsOf(id, language), aMinute);
}
