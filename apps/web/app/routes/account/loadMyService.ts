import { readCall } from '@volan/api-client';
import { companyQueries } from '@volan/api-client/react';
import { listMyCarServices } from '@volan/api-contract/wire';
import type { Account } from '@volan/api-contract';
import { profileTypes } from '@volan/domain-rules';
import { failedPage } from '../../failures.ts';
import { requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { joinTypedPictures, loadServiceChoices } from './loadServiceChoices.ts';

/**
 * The own service that the address names (`?service=`), or the first one, with what its form offers and the changes of
 * its company that wait for a moderator. Null: there is none. [B20]
 */
export async function loadMyService(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  joinTypedPictures(requestContext);
  const carried = await loadAccount(requestContext);
  const query = new URLSearchParams(site.search);
  try {
    const { data: services } = await readCall(api, listMyCarServices, {});
    const service = services.find(({ id }) => id === wholeIn(query.get('service'))) ?? services[0] ?? null;
    if (!service) return { ...carried, shown: null };

    const [choices, company] = await Promise.all([
      loadServiceChoices(requestContext),
      readOwnCompany(requestContext, carried.account),
    ]);
    const others = services.filter((one) => one !== service).map(({ id, name }) => ({ id, name }));
    const isRegistered = query.get('registered') === '1';

    return {
      ...carried,
      shown: { service, others, company: company?.id === service.id ? company : null, isRegistered, ...choices },
    };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** The own company of a business; null for a private account, which may act for the company of another one. */
const readOwnCompany = async ({ api, queries }: RequestContext, { type_id: type }: Account) =>
  type === profileTypes.private ? null : queries.fetchQuery(companyQueries.own(api));
