import { readCall } from '@volan/api-client';
import { listFollowedSellers } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { sellerIn } from '../../private/sellerIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Sellers that the user follows, and the one whose button was pressed without a script (`?seller=`). [B11] */
export async function loadFollowed(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const query = new URLSearchParams(site.search);
  const page = pageIn(query);
  const proposed = sellerIn(query) ?? undefined;
  const carried = await loadAccount(requestContext);
  try {
    const { data: sellers, meta } = await readCall(api, listFollowedSellers, { page, proposed, lang: api.language });
    if (page > 1 && sellers.length === 0) throw goOn(site.pathname);

    return { ...carried, sellers, meta };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
