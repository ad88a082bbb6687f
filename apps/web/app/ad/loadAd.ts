import { adQueries } from '@volan/api-client/react';
import { pagePath, prefetchShell } from '@volan/features';
import { data, redirect } from 'react-router';
import { failedPage } from '../failures.ts';
import type { WebRequest } from '../webRequest.ts';

async function answer({ site, api, queries, match }: WebRequest) {
  if (match?.page !== 'ad' && match?.page !== 'adDetails') {
    throw data(null, { status: 404 });
  }
  const { adId } = match.params;
  const similar = queries.fetchQuery(adQueries.similar(api, adId)).catch(() => []);
  const [ad] = await Promise.all([queries.fetchQuery(adQueries.detail(api, adId)), prefetchShell(queries, api, site)]);
  const own = pagePath(site, 'ad', { kind: ad.kind, adId, titleSlug: ad.slug });
  if (match.page === 'ad' && own !== match.canonicalPath) {
    throw redirect(own + site.search, 301);
  }
  return { ad, similar: await similar };
}

/** Reads what the page of an ad shows; another kind or slug moves to the own one. [B29, B30, B53, T01] */
export async function loadAd(asked: WebRequest) {
  try {
    return await answer(asked);
  } catch (error) {
    throw failedPage(error);
  }
}
