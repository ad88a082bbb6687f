import { readCall } from '@volan/api-client';
import { getUser } from '@volan/api-contract/wire';
import { failedPage } from '../failures.ts';
import { requireSession } from './forms.ts';
import { loadPrivate } from './loadPrivate.ts';
import { prefetchCompany } from './prefetchCompany.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/**
 * The account of the signed-in user, for a page of the account; visitors are sent to sign in. Pages of a business also
 * get its company. [B07, H01, M12]
 */
export async function loadAccount(requestContext: RequestContext) {
  requireSession(requestContext);
  try {
    const [carried, account] = await Promise.all([
      loadPrivate(requestContext, () => prefetchCompany(requestContext)),
      readCall(requestContext.api, getUser, {}),
    ]);
    return { ...carried, account: account.data };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
