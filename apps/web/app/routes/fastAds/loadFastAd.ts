import type { FastAd, FastAdDetails, FastAdGone } from '@volan/api-contract';
import { fastAdQueries } from '@volan/api-client/react';
import { readRegionChoices } from '@volan/features/fastAdPages';
import { prefetchShell } from '@volan/features/shell';
import { pagePath } from '@volan/features/site';
import { data, redirect } from 'react-router';
import { errorPage, failedPage, isFailure } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** What the address of a fast ad shows: the ad, or what remains of it. */
type FastAdAnswer =
  | { readonly kind: 'ad'; readonly ad: FastAdDetails; readonly near: readonly FastAd[] }
  | { readonly kind: 'gone'; readonly ad: FastAdGone; readonly near: readonly FastAd[] };

/** Most fast ads that are shown below another one: a row on a desktop. */
const maxNear = 5;

/** The fast ad, or what remains of one that is gone; throws any other failure. */
async function readFastAd({ api, queries }: RequestContext, id: number) {
  try {
    return { kind: 'ad', ad: await queries.fetchQuery(fastAdQueries.detail(api, id)) } as const;
  } catch (error) {
    if (isFailure(error, 'gone') && error.failed.data) {
      return { kind: 'gone', ad: error.failed.data as FastAdGone } as const;
    }
    throw error;
  }
}

/** Fast ads of the same category in the same region, the newest first; the page does without them. */
async function readNear({ api, queries, site }: RequestContext, { id, category, place }: FastAdDetails | FastAdGone) {
  const regions = await readRegionChoices(queries, api, site);
  const region = regions.find(({ slug }) => slug === place.region?.slug);
  const asked = { category_id: category.id, ...(region && { region_id: region.id }) };
  const { ads } = await queries.fetchQuery(fastAdQueries.list(api, asked)).catch(() => ({ ads: [] }));

  return ads.filter((one) => one.id !== id).slice(0, maxNear);
}

async function answer(requestContext: RequestContext) {
  const { queries, api, site, match } = requestContext;
  if (match?.page !== 'fastAd') throw await errorPage(requestContext, 404);

  const [found] = await Promise.all([
    readFastAd(requestContext, match.params.fastAdId),
    prefetchShell(queries, api, site),
  ]);
  const full = found.kind === 'gone' ? found.ad.full_ad : null;
  if (full) throw redirect(pagePath(site, 'ad', { kind: full.kind, adId: full.id, titleSlug: full.slug }), 301);

  const near = await readNear(requestContext, found.ad);
  requestContext.shownAds = [match.params.fastAdId, ...near.map(({ id }) => id)];
  if (found.kind === 'ad') return data<FastAdAnswer>({ ...found, near });

  // a paused ad may return: search engines keep its address, and leave the page out meanwhile
  return data<FastAdAnswer>({ ...found, near }, { status: found.ad.status === 'paused' ? 200 : 410 });
}

/** Reads what the page of a fast ad shows: 410 for one that ended; one that became a full ad moves there. [B38, B53] */
export async function loadFastAd(requestContext: RequestContext) {
  try {
    return await answer(requestContext);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Reads the fast ad whose pictures are shown; one that is gone has none. [B37] */
export async function loadFastAdImages(requestContext: RequestContext) {
  const { queries, api, site, match } = requestContext;
  try {
    if (match?.page !== 'fastAdImages') throw await errorPage(requestContext, 404);

    const [found] = await Promise.all([
      readFastAd(requestContext, match.params.fastAdId),
      prefetchShell(queries, api, site),
    ]);
    if (found.kind === 'gone') throw redirect(pagePath(site, 'fastAd', { fastAdId: found.ad.id }), 302);

    requestContext.shownAds = [found.ad.id];

    return found.ad;
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
