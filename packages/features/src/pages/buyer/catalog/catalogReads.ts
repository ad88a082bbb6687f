import type { Api } from '@volan/api-client';
import { adQueries, taxonomyQueries, placeQueries } from '@volan/api-client/react';
import type { Brand, Model } from '@volan/api-contract';
import { valuesOf, type CatalogQuery } from '@volan/domain-rules';
import { makeKey } from '../../../blocks/catalogSearch/filterKeys.ts';

/** Models whose generations are asked for at once: a panel is no catalogue. */
const maxModels = 6;

/** Makes of a search whose models are shown. */
export function chosenMakes({ filters }: CatalogQuery, brands: readonly Brand[]) {
  const slugs = valuesOf(filters, makeKey).flatMap((value) => (value.kind === 'range' ? [] : [value.slug]));
  return brands.filter(({ slug }) => slugs.includes(slug));
}

/** Models of a search whose generations are shown. */
export function chosenModels({ filters }: CatalogQuery, models: Readonly<Record<string, readonly Model[]>>) {
  return valuesOf(filters, makeKey)
    .flatMap((value) =>
      value.kind === 'pair' ? (models[value.slug]?.find(({ slug }) => slug === value.child) ?? []) : [],
    )
    .slice(0, maxModels);
}

/** The questions of the catalog page that do not depend on one another's answers. */
export function catalogReads(api: Api, categoryId: number, query: CatalogQuery) {
  return {
    category: taxonomyQueries.category(api, categoryId),
    brands: taxonomyQueries.brands(api, categoryId),
    search: adQueries.search(api, { ...query, categoryId }),
    countries: placeQueries.countries(api),
  };
}
