import { companyQueries, placeQueries } from '@volan/api-client/react';
import { listBusinessTypes } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { requireSession } from '../../private/forms.ts';
import { loadAddressPlaces } from './loadAddressPlaces.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * The company of the account, with the regions of its country and the towns of its region. An account without one gets
 * what a registration offers. [J02, M12]
 */
export async function loadOwnCompany(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, queries } = requestContext;
  const carried = await loadAccount(requestContext);
  const company = await readCompany(requestContext);
  if (!company) return { ...carried, company, regions: [], ...(await loadRegistration(requestContext)) };

  const [regions] = await Promise.all([
    queries.fetchQuery(placeQueries.regions(api, company.country_id)).catch(() => []),
    company.region_id !== null && queries.prefetchQuery(placeQueries.cities(api, company.region_id)),
  ]);

  const named = regions.map(({ id, title }) => ({ id, name: title }));

  return { ...carried, company, regions: named, countries: [], types: [] };
}

/** What the registration of a company offers. */
export async function loadRegistration(requestContext: RequestContext) {
  const [{ countries }, types] = await Promise.all([
    loadAddressPlaces(requestContext),
    requestContext.api.sendOrNull(listBusinessTypes, {}),
  ]);

  return { countries, types: types ?? [] };
}

/** The company of the account; {@link loadAccount} has read that of a business already. Null: it has none. */
export async function readCompany(requestContext: RequestContext) {
  try {
    return await requestContext.queries.fetchQuery(companyQueries.own(requestContext.api));
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
