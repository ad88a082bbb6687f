import type { AdDetails, AdGone, AdListed, Statement } from '@volan/api-contract';
import { routes, translationParameter } from '@volan/domain-rules';
import { getFastAd, getMyAd, listStatements } from '@volan/api-contract/wire';
import { adQueries, costQueries, pricingQueries, textQueries } from '@volan/api-client/react';
import {
  currencyAtHome,
  importCountryOfAd,
  isForeign,
  panelActions,
  type AdTranslation,
  type OwnAdView,
} from '@volan/features/ad';
import { prefetchShell } from '@volan/features/shell';
import { pagePath } from '@volan/features/site';
import { data, redirect } from 'react-router';
import { errorPage, failedPage, isFailure } from '../../failures.ts';
import { readBanners } from '../../readBanners.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** What the address of an ad shows: the ad, or what remains of it. */
type AdAnswer =
  | {
      readonly kind: 'ad';
      readonly ad: AdDetails;
      readonly similar: readonly AdListed[];
      readonly othersOfSeller: readonly AdListed[];
      readonly translation: AdTranslation | null;
      /** It is an ad of the signed-in user. [M53] */
      readonly own: OwnAdView | null;
    }
  | {
      readonly kind: 'gone';
      readonly ad: AdGone;
      readonly similar: readonly AdListed[];
      /** Why a moderator removed it, for whose ad it is. [P60] */
      readonly statement: Statement | null;
    };

/** The decision that removed an ad, if it is an ad of the signed-in user; nobody else sees it. [P60] */
async function statementOf({ api, session }: RequestContext, { id, status }: AdGone): Promise<Statement | null> {
  if (!session || status !== 'removed') return null;

  const statements = await api.sendOrNull(listStatements, { lang: api.language });
  return statements?.find(({ ad, stands }) => stands && ad?.id === id) ?? null;
}

/**
 * The description in the language of the page, where its visitor asks for it and a machine translates; null otherwise.
 * [N11, J62]
 */
async function translationOf({ api, queries, site }: RequestContext, ad: AdDetails): Promise<AdTranslation | null> {
  const asked = new URLSearchParams(site.search).has(translationParameter);
  if (!asked || !ad.translator || !isForeign(ad, site.language)) return null;

  try {
    const { text } = await queries.fetchQuery(textQueries.description(api, ad.id, site.language));
    return { text };
  } catch (error) {
    if (isFailure(error, 'translation-unavailable')) return 'unavailable';
    throw error;
  }
}

/** An ad of the signed-in user in any state, with what they did on its page or are asked; null for others. [M53] */
async function readOwnAd({ api, session, site }: RequestContext, adId: number) {
  const found = session && (await api.sendOrNull(getMyAd, { id: adId, lang: api.language }));
  // of an ad that a moderator removed, the page has the decision
  if (!found || found.mine.status === 'removed') return null;

  const asked = new URLSearchParams(site.search);
  const own: OwnAdView = {
    mine: found.mine,
    asks: (['sold', 'delete'] as const).find((each) => each === asked.get('ask')) ?? null,
    done: panelActions.find((each) => each === asked.get('done')) ?? null,
  };

  return { kind: 'ad', ad: found.ad, own } as const;
}

/**
 * Links of messages, notifications and mails name an ad by its number alone: the number of a fast ad leads to its own
 * page. [M17, B38]
 *
 * @throws a redirect
 */
async function leadToFastAd({ api, site }: RequestContext, fastAdId: number) {
  if (!routes.fastAd.built) return;

  const fast = await api.send(getFastAd, { id: fastAdId, lang: api.language });
  if (fast.ok || fast.failure === 'gone') throw redirect(pagePath(site, 'fastAd', { fastAdId }), 302);
}

/** The ad, or what remains of one that is gone; throws any other failure. */
async function readAd(requestContext: RequestContext, adId: number) {
  const { api, queries } = requestContext;
  const own = await readOwnAd(requestContext, adId);
  if (own) return own;

  try {
    return { kind: 'ad', ad: await queries.fetchQuery(adQueries.detail(api, adId)), own: null } as const;
  } catch (error) {
    if (isFailure(error, 'gone') && error.failed.data) {
      return { kind: 'gone', ad: error.failed.data as AdGone } as const;
    }
    if (isFailure(error, 'not-found')) await leadToFastAd(requestContext, adId);
    throw error;
  }
}

/** Reads what the estimate of an import is made with, for an ad from abroad; the page works without it. [N09] */
async function prefetchImport({ api, queries, site }: RequestContext, ad: AdDetails) {
  const country = importCountryOfAd(ad, site);
  if (country === null) return;

  await Promise.all([
    queries.prefetchQuery(costQueries.rules(api, country)),
    queries.prefetchQuery(pricingQueries.rate(api, 'RSD')),
  ]);
}

async function answer(requestContext: RequestContext) {
  const { site, api, queries, match } = requestContext;
  if (match?.page !== 'ad' && match?.page !== 'adDetails') {
    throw await errorPage(requestContext, 404);
  }
  const { adId } = match.params;
  const home = currencyAtHome(site);
  const like = queries.fetchQuery(adQueries.similar(api, adId)).catch((): AdListed[] => []);
  const others = queries.fetchQuery(adQueries.othersOfSeller(api, adId)).catch((): AdListed[] => []);
  const [found] = await Promise.all([
    readAd(requestContext, adId),
    prefetchShell(queries, api, site),
    readBanners(requestContext, 'ad'),
    home && queries.prefetchQuery(pricingQueries.rate(api, home)),
  ]);
  const own = pagePath(site, 'ad', { kind: found.ad.kind, adId, titleSlug: found.ad.slug });
  // a gone ad has no address to redirect to
  if (found.kind === 'ad' && match.page === 'ad' && own !== match.canonicalPath) {
    throw redirect(own + site.search, 301);
  }
  const [similar, othersOfSeller] = await Promise.all([like, others]);
  requestContext.shownAds = [adId, ...[...similar, ...othersOfSeller].map(({ id }) => id)];

  if (found.kind === 'ad') {
    const [translation] = await Promise.all([
      translationOf(requestContext, found.ad),
      prefetchImport(requestContext, found.ad),
    ]);
    return data<AdAnswer>({ ...found, similar, othersOfSeller, translation });
  }
  // a paused ad may return: search engines keep its address, and leave the page out meanwhile
  const status = found.ad.status === 'paused' ? 200 : 410;

  return data<AdAnswer>({ ...found, similar, statement: await statementOf(requestContext, found.ad) }, { status });
}

/**
 * Reads what the page of an ad shows. Another kind or slug moves to the own one; an ad that is gone is gone, one that is
 * paused says so. [B29, B30, B53, M53, T01]
 */
export async function loadAd(requestContext: RequestContext) {
  try {
    return await answer(requestContext);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
