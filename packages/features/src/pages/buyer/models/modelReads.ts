import type { Api } from '@volan/api-client';
import { adQueries, modelQueries } from '@volan/api-client/react';
import { emptyCatalogQuery } from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';
import { modelFilters, type NamedModel } from '../../../blocks/catalogSearch/modelLinks.ts';

/** Newest ads on the page of a model. */
export const newestAds = 6;

/** The first query of a page about a model. */
export const informationOf = (api: Api, { country }: Site, brandSlug: string, modelSlug: string) =>
  modelQueries.information(api, brandSlug, modelSlug, country);

/** The newest ads of a model. */
export const adsOf = (api: Api, { country }: Site, named: NamedModel) =>
  adQueries.search(api, {
    ...emptyCatalogQuery,
    categoryId: named.category.id,
    filters: modelFilters(named),
    sorting: { field: 'created_at', direction: 'desc' },
    countries: country === null ? [] : [country],
  });
