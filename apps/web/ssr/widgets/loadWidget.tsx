import { CallError } from '@volan/api-client';
import { adQueries, companyQueries, taxonomyQueries } from '@volan/api-client/react';
import type { AdListed } from '@volan/api-contract';
import { adsPerPage, printFilters, valuesOf, withoutFilter, type WidgetQuery } from '@volan/domain-rules';
import { catalogHref, searchAt, type CatalogPlace } from '@volan/features/catalog';
import {
  AdsWidget,
  makeKey,
  PriceBadgeWidget,
  SearchWidget,
  shortQuestions,
  StockWidget,
} from '@volan/features/widgets';
import type { ReactElement } from 'react';
import type { RequestContext } from '../requestContext.ts';
import { WidgetFailure } from './WidgetFailure.ts';

/** The list that a widget shows a part of. */
async function placeOf(
  { api, queries, site }: RequestContext,
  { category, search }: WidgetQuery,
): Promise<CatalogPlace> {
  const categories = await queries.fetchQuery(taxonomyQueries.categories(api, site.country));
  const slug = category ?? site.brand.defaultCategory;
  const found = categories.find((each) => each.slug === slug);
  if (!found) throw new WidgetFailure('not-found');

  const countries = site.country === null ? search.countries : [site.country];

  return { categorySlug: slug, query: { ...search, categoryId: found.id, countries }, view: 'grid' };
}

/**
 * An unknown filter would show everything, also ads that the partner does not want: the partner gets an error instead.
 */
function refuseUnknown(unknown: readonly string[]) {
  if (unknown.length > 0) throw new WidgetFailure('broken-query');
}

async function adsWidget(context: RequestContext, query: WidgetQuery) {
  const { api, queries } = context;
  const place = await placeOf(context, query);
  const { ads, meta } = await queries.fetchQuery(adQueries.search(api, place.query));
  refuseUnknown(meta.unknown);
  const shown = ads.slice(0, query.rows * query.columns);

  return <AdsWidget ads={shown} total={meta.total} place={place} isStrip={query.isStrip} />;
}

/**
 * The ads from `first` to before `end`: a widget's pages are smaller than those of a list, and may reach into the next.
 */
async function adsBetween({ api, queries }: RequestContext, place: CatalogPlace, first: number, end: number) {
  const pageOf = (index: number) => Math.floor(index / adsPerPage) + 1;
  const wanted = [...new Set([pageOf(first), pageOf(end - 1)])];
  const pages = await Promise.all(
    wanted.map((page) =>
      queries.fetchQuery(adQueries.search(api, searchAt({ ...place, query: { ...place.query, page } }))),
    ),
  );
  const offset = (pageOf(first) - 1) * adsPerPage;
  const ads: AdListed[] = pages.flatMap((page) => page.ads);

  return {
    ads: ads.slice(first - offset, end - offset),
    total: pages[0]?.meta.total ?? 0,
    unknown: pages[0]?.meta.unknown ?? [],
    facets: pages[0]?.meta.facets,
  };
}

async function stockWidget(context: RequestContext, query: WidgetQuery) {
  const { api, queries } = context;
  const company = await queries.fetchQuery(companyQueries.detail(api, query.company ?? ''));
  const [main] = company.categories;
  const size = query.rows * query.columns;
  const { page } = query.search;
  const place: CatalogPlace = {
    categorySlug: main?.slug ?? '',
    query: { ...query.search, categoryId: main?.id ?? null },
    view: 'grid',
    stockOf: { companySlug: company.slug, seller: company.seller },
  };
  const [{ ads, total, facets, unknown }, brands] = await Promise.all([
    adsBetween(context, place, (page - 1) * size, page * size),
    main ? queries.fetchQuery(taxonomyQueries.brands(api, main.id)) : [],
  ]);
  refuseUnknown(unknown);
  const counts = facets?.[makeKey] ?? {};
  const [make] = valuesOf(query.search.filters, makeKey);

  return (
    <StockWidget
      ads={ads}
      total={total}
      page={page}
      pages={Math.max(page, Math.ceil(total / size))}
      makes={brands.filter(({ slug }) => (counts[slug] ?? 0) > 0)}
      make={make && make.kind !== 'range' ? make.slug : ''}
      place={place}
    />
  );
}

async function searchWidget(context: RequestContext, query: WidgetQuery) {
  const { api, queries, site } = context;
  const place = await placeOf(context, query);
  const categoryId = place.query.categoryId ?? 0;
  const [category, brands, { meta }] = await Promise.all([
    queries.fetchQuery(taxonomyQueries.category(api, categoryId)),
    queries.fetchQuery(taxonomyQueries.brands(api, categoryId)),
    queries.fetchQuery(adQueries.search(api, place.query)),
  ]);
  const [make] = valuesOf(query.search.filters, makeKey);
  const brand = make && make.kind !== 'range' ? brands.find(({ slug }) => slug === make.slug) : undefined;
  const models = brand ? await queries.fetchQuery(taxonomyQueries.models(api, categoryId, brand.id)) : [];
  refuseUnknown(meta.unknown);
  const [ownMake, ...moreMakes] = valuesOf(query.own, makeKey);
  const isOneMake = ownMake?.kind === 'option' && moreMakes.length === 0;
  const { specifications } = category;

  return (
    <SearchWidget
      questions={shortQuestions(specifications, brands, site.language, new Date(site.now).getUTCFullYear())}
      models={models}
      chosen={query.form}
      make={isOneMake ? ownMake.slug : null}
      decided={new Set(query.own.map(({ key }) => key))}
      total={meta.total}
      action={catalogHref(site, { ...place, query: { ...place.query, filters: [], page: 1, sorting: null } })}
      // a make travels with the models of its control
      kept={printFilters(isOneMake ? withoutFilter(query.own, makeKey) : query.own)}
    />
  );
}

async function priceBadgeWidget({ api, queries }: RequestContext, { ad }: WidgetQuery) {
  return <PriceBadgeWidget ad={await queries.fetchQuery(adQueries.detail(api, ad ?? 0))} />;
}

const widgets = { ads: adsWidget, stock: stockWidget, search: searchWidget, 'price-badge': priceBadgeWidget } as const;

/** Loads the content of a widget, ready to be rendered. Throws {@link WidgetFailure} if there is nothing to show. */
export async function loadWidget(context: RequestContext, query: WidgetQuery): Promise<ReactElement> {
  try {
    return await widgets[query.kind](context, query);
  } catch (error) {
    if (error instanceof WidgetFailure) throw error;

    const failure = error instanceof CallError ? error.failed.failure : null;
    if (failure === 'gone' || failure === 'not-found') throw new WidgetFailure(failure);
    if (failure === 'bad-query' || failure === 'validation') throw new WidgetFailure('broken-query');

    context.onError(error);
    throw new WidgetFailure('unavailable');
  }
}
