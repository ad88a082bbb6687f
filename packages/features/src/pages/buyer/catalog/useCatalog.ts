import { taxonomyQueries, placeQueries, useApi } from '@volan/api-client/react';
import type { AdListed, AdSearchMeta } from '@volan/api-contract';
import type { CatalogQuery } from '@volan/domain-rules';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { catalogReads, chosenMakes, chosenModels } from './catalogReads.ts';
import type { FilterSubjects } from './filterLabels.ts';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';

/** Everything that a page of the catalog shows. */
export interface Catalog {
  readonly ads: readonly AdListed[];
  readonly meta: AdSearchMeta;
  readonly subjects: FilterSubjects;
}

/** A catalog page on its way: read, waited for, or failed. */
export type CatalogState =
  | { readonly kind: 'read'; readonly catalog: Catalog }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Reads a page of the catalog. Without ads or questions there is no page; makes, models and regions may be missing. */
export function useCatalog(categoryId: number, query: CatalogQuery): CatalogState {
  const api = useApi();
  const site = useSite();
  const reads = catalogReads(api, categoryId, query);
  const category = useQuery(reads.category);
  const search = useQuery(reads.search);
  const brands = useQuery(reads.brands).data ?? [];
  const countries = useQuery(reads.countries).data ?? [];
  const makes = chosenMakes(query, brands);
  const models = useQueries({ queries: makes.map(({ id }) => taxonomyQueries.models(api, categoryId, id)) });
  const modelsOf = Object.fromEntries(makes.map(({ slug }, index) => [slug, models[index]?.data ?? []]));
  const chosen = chosenModels(query, modelsOf);
  const generations = useQueries({ queries: chosen.map(({ id }) => taxonomyQueries.chassis(api, categoryId, id)) });
  const regions = useQueries({
    queries: regionCountries(site, query, countries).map(({ id }) => placeQueries.regions(api, id)),
  });
  if (category.isError || search.isError) {
    const retry = () => {
      void category.refetch();
      void search.refetch();
    };
    return { kind: 'failed', retry };
  }
  if (!category.data || !search.data) {
    return { kind: 'loading' };
  }

  return {
    kind: 'read',
    catalog: {
      ads: search.data.ads,
      meta: search.data.meta,
      subjects: {
        category: category.data,
        brands,
        models: modelsOf,
        generations: Object.fromEntries(chosen.map(({ slug }, index) => [slug, generations[index]?.data ?? []])),
        regions: regions.flatMap(({ data }) => data ?? []),
      },
    },
  };
}
