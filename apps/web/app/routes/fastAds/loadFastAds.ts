import { readFastAdQuery } from '@volan/domain-rules';
import { fastAdsHref, readFastAds } from '@volan/features/fastAdPages';
import { redirect } from 'react-router';
import { errorPage, failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * Reads what a list of fast ads shows. A category with a make or region has a path of its own: the form, which sends
 * parameters, leads there. A page beyond the end is empty, not missing. [B42, C12, T58]
 */
export async function loadFastAds(requestContext: RequestContext) {
  const { queries, api, site, match } = requestContext;
  // the address of a word with something else behind it, such as `/fast-ads/single/x`, is a list for the route table
  const path = match?.page === 'fastAdList' ? match.params : null;
  try {
    const address = readFastAdQuery(new URLSearchParams(site.search));
    const page = await readFastAds({ queries, api, site }, address, path);
    if (!page) throw await errorPage(requestContext, 404);

    const own = fastAdsHref(site, page.query);
    const isMoved = own.split('?')[0] !== site.pathname;
    // a wrong price stays in the form
    if (isMoved && Object.keys(page.wrong).length === 0) throw redirect(own, 301);

    return page;
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
