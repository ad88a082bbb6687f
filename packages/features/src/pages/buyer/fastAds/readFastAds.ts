import type { Api } from '@volan/api-client';
import { fastAdQueries, placeQueries, taxonomyQueries } from '@volan/api-client/react';
import type { FastAdQuery, FastAdQueryReading } from '@volan/domain-rules';
import type { QueryClient } from '@tanstack/react-query';
import { readRegionChoices } from '../../../blocks/places/readRegionChoices.ts';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { FastAdsPageProps } from './FastAdsPageProps.ts';

/** What a read of the list needs. */
interface Reading {
  readonly queries: QueryClient;
  readonly api: Api;
  readonly site: Site;
}

/** The two segments of a generic address: a category, and a make or a region. [B42] */
export interface FastAdPath {
  readonly categorySlug: string;
  readonly placeSlug: string;
}

/** The make of a category; null without a make of this slug. */
async function findBrand({ queries, api }: Reading, categoryId: number, slug: string | null) {
  if (slug === null) return null;

  const brands = await queries.fetchQuery(taxonomyQueries.brands(api, categoryId)).catch(() => []);

  return brands.find((brand) => brand.slug === slug) ?? null;
}

/**
 * What exists of a search, and what there is to choose. The second segment of a generic address is a make of the
 * category before it is a region. Null: the address names something that does not exist.
 */
async function resolve(reading: Reading, { query, wrong }: FastAdQueryReading, path: FastAdPath | null) {
  const { queries, api, site } = reading;
  const [categories, regions] = await Promise.all([
    queries.fetchQuery(taxonomyQueries.categories(api, site.country)),
    readRegionChoices(queries, api, site),
  ]);
  const categorySlug = path?.categorySlug ?? query.category;
  const category = categories.find(({ slug }) => slug === categorySlug) ?? null;
  const brand = category && (await findBrand(reading, category.id, path?.placeSlug ?? query.brand));
  const regionSlug = path && !brand ? path.placeSlug : query.region;
  const region = regions.find(({ slug }) => slug === regionSlug) ?? null;
  if (path && (!category || !(brand ?? region))) return null;

  const towns = region ? await queries.fetchQuery(placeQueries.cities(api, region.id)).catch(() => []) : [];
  const city = towns.find(({ id }) => id === query.city)?.id ?? null;
  const found: FastAdQuery = {
    ...query,
    category: category?.slug ?? null,
    brand: brand?.slug ?? null,
    region: region?.slug ?? null,
    city,
    radius: city === null ? null : query.radius,
  };

  return { query: found, wrong, category, brand, region, regions, towns };
}

/**
 * Reads the list of fast ads on the server, that of its country on a country host. Null: the address names a category,
 * make or region that does not exist. Throws where it cannot be read. [B42, C12]
 */
export async function readFastAds(
  reading: Reading,
  address: FastAdQueryReading,
  path: FastAdPath | null = null,
): Promise<FastAdsPageProps | null> {
  const { queries, api, site } = reading;
  const [resolved] = await Promise.all([resolve(reading, address, path), prefetchShell(queries, api, site)]);
  if (!resolved) return null;

  const { query, wrong, category, brand, region, regions, towns } = resolved;
  const { ads, meta } = await queries.fetchQuery(
    fastAdQueries.list(api, {
      category_id: category?.id,
      brand_id: brand?.id,
      country: site.country ?? undefined,
      region_id: query.city === null ? region?.id : undefined,
      city_id: query.city ?? undefined,
      radius: query.radius ?? undefined,
      min_price: query.min ?? undefined,
      max_price: query.max ?? undefined,
      q: query.words || undefined,
      page: query.page === 1 ? undefined : query.page,
    }),
  );

  return {
    query,
    wrong,
    ads,
    meta,
    category: category && { slug: category.slug, title: category.title },
    brand: brand && { slug: brand.slug, title: brand.title },
    regions,
    towns: towns.map(({ id, title }) => ({ id, title })),
  };
}
