import { companyQueries, placeQueries } from '@volan/api-client/react';
import { pagePath } from '@volan/features/site';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The company of the account, with the regions of its country and the towns of its region. [M12] */
export async function loadOwnCompany(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, queries, site } = requestContext;
  const carried = await loadAccount(requestContext);
  const company = await readCompany(requestContext);
  if (!company) throw goOn(pagePath(site, 'profile', {}));

  const [regions] = await Promise.all([
    queries.fetchQuery(placeQueries.regions(api, company.country_id)).catch(() => []),
    company.region_id !== null && queries.prefetchQuery(placeQueries.cities(api, company.region_id)),
  ]);

  return { ...carried, company, regions: regions.map(({ id, title }) => ({ id, name: title })) };
}

/** The company of the account; {@link loadAccount} has read that of a business already. Null: it has none. */
async function readCompany(requestContext: RequestContext) {
  try {
    return await requestContext.queries.fetchQuery(companyQueries.own(requestContext.api));
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
