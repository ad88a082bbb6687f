import { adQueries, taxonomyQueries } from '@volan/api-client/react';
import type { ComparePageProps } from '@volan/features/compare';
import { prefetchShell } from '@volan/features/shell';
import { pagePath } from '@volan/features/site';
import { printCompareLink, readCompareLink } from '@volan/domain-rules';
import { redirect } from 'react-router';
import { chooseAds } from './chooseAds.ts';
import { errorPage, failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

async function answer(requestContext: RequestContext, parameters: URLSearchParams): Promise<ComparePageProps> {
  const { site, api, queries, match } = requestContext;
  if (match?.page !== 'compareAds') {
    throw await errorPage(requestContext, 404);
  }
  const { categoryId } = match.params;
  const chosen = await chooseAds(requestContext, parameters, categoryId);
  if (chosen) {
    throw chosen;
  }
  const isOwn = parameters.has('mine');
  const link = readCompareLink(parameters) ?? (isOwn ? { ids: [], notes: {} } : null);
  const [ads, categories] = await Promise.all([
    link && link.ids.length > 0 ? queries.fetchQuery(adQueries.byIds(api, link.ids)) : [],
    queries.fetchQuery(taxonomyQueries.categories(api, site.country)),
    prefetchShell(queries, api, site),
  ]);
  const inCategory = ads.filter((ad) => ad.category_id === categoryId);
  const [first] = ads;
  if (link && first && inCategory.length === 0) {
    // The button of a card sends the category of its list. The ad's own category may be below that one.
    const own = pagePath(site, 'compareAds', { categoryId: first.category_id });
    throw redirect(`${own}?${printCompareLink(link)}${isOwn ? '&mine=1' : ''}`, 302);
  }
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) {
    throw await errorPage(requestContext, 404);
  }

  return {
    category,
    shared: link && { link, ads: inCategory, isOwn, isFull: parameters.has('full') },
    different: parameters.get('different') === '1',
  };
}

/** Loads the ads of a link with one call; without ads the page is the visitor's own comparison. [B24, N07, T15] */
export async function loadCompareAds(requestContext: RequestContext, parameters: URLSearchParams) {
  try {
    return await answer(requestContext, parameters);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
