import { placeQueries, useApi } from '@volan/api-client/react';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { useQueries, useQuery } from '@tanstack/react-query';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';
import { useShell } from '../../../shell/useShell.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { firstHomeReads, homeReads } from './homeReads.ts';
import type { ShortSearchSubjects } from './shortSearchOf.ts';

/** What the parts of the home page share: the search behind its numbers, and what the short search is made from. */
export function useHome(categoryId: number) {
  const api = useApi();
  const site = useSite();
  const { categories } = useShell();
  const reads = homeReads(api, site, categoryId);
  const search = useQuery(reads.search);
  const category = useQuery(reads.category);
  const brands = useQuery(reads.brands);
  const countries = regionCountries(site, emptyCatalogQuery, useQuery(firstHomeReads(api, site).countries).data ?? []);
  const regions = useQueries({ queries: countries.map(({ id }) => placeQueries.regions(api, id)) });
  const subjects: ShortSearchSubjects = {
    categoryId,
    categories,
    category: category.data ?? null,
    brands: brands.data ?? null,
    regions: countries.map(({ code }, place) => ({ country: code, regions: regions[place]?.data ?? [] })),
    total: search.data?.meta.total ?? null,
  };
  /** The form shows once it is known what it asks, or that this cannot be known. */
  const ready = !category.isPending && !brands.isPending && !search.isPending;
  return { search, subjects, ready };
}
