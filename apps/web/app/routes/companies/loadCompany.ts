import type { CompanyDetails, CompanyGone } from '@volan/api-contract';
import { taxonomyQueries, companyQueries } from '@volan/api-client/react';
import { filterOrder, prefetchCatalog, readCatalogAddress, searchAt, type CatalogPlace } from '@volan/features/catalog';
import { prefetchShell } from '@volan/features/shell';
import { readCatalogQuery } from '@volan/domain-rules';
import { data, redirect } from 'react-router';
import { errorPage, failedPage, isFailure } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The page of a company: the company with a part of its stock, or the remains of a closed one. */
export type CompanyAnswer =
  | {
      readonly kind: 'company';
      readonly company: CompanyDetails;
      readonly stock: { readonly categoryId: number; readonly place: CatalogPlace } | null;
    }
  | { readonly kind: 'gone'; readonly company: CompanyGone };

/** The part of the stock that the address names; `null` for a company without ads. */
async function readStock(requestContext: RequestContext, company: CompanyDetails, parameters: URLSearchParams) {
  const { site, api, queries } = requestContext;
  const [main] = company.categories;
  if (!main) {
    return null;
  }
  const wanted = readCatalogQuery(parameters).query.categoryId;
  const shown = company.categories.find(({ id }) => id === wanted) ?? main;
  const category = await queries.fetchQuery(taxonomyQueries.category(api, shown.id));
  const address = readCatalogAddress(site, parameters, shown, shown.slug, filterOrder(category), {
    of: { companySlug: company.slug, seller: company.seller },
    categoryId: shown.id,
    mainCategoryId: main.id,
  });
  if (address.kind === 'refused') {
    throw await errorPage(requestContext, 400);
  }
  if (address.kind === 'redirect') {
    throw redirect(address.to, address.status);
  }
  await prefetchCatalog(queries, api, site, shown.id, searchAt(address.place));

  return { categoryId: shown.id, place: address.place };
}

async function answer(requestContext: RequestContext, parameters: URLSearchParams) {
  const { site, api, queries, match } = requestContext;
  if (match?.page !== 'company') {
    throw await errorPage(requestContext, 404);
  }
  const shell = prefetchShell(queries, api, site);
  const company = await queries.fetchQuery(companyQueries.detail(api, match.params.companySlug));
  const [stock] = await Promise.all([readStock(requestContext, company, parameters), shell]);

  return data<CompanyAnswer>({ kind: 'company', company, stock });
}

/** Loads the page of a company: 410 for one that closed or is suspended, 404 for an unknown one. [M58] */
export async function loadCompany(requestContext: RequestContext, parameters: URLSearchParams) {
  try {
    return await answer(requestContext, parameters);
  } catch (error) {
    if (isFailure(error, 'gone') && error.failed.data) {
      const { queries, api, site } = requestContext;
      await prefetchShell(queries, api, site);
      return data<CompanyAnswer>({ kind: 'gone', company: error.failed.data }, { status: 410 });
    }
    throw await failedPage(requestContext, error);
  }
}
