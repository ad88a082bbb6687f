import { readCall } from '@volan/api-client';
import { getAdStats, getFreeSlots, getMyAd, listDrafts, listMyAds } from '@volan/api-contract/wire';
import type { MyAd } from '@volan/api-contract';
import { longestOwnAdSearch, ownAdOrders } from '@volan/domain-rules';
import { doneActions, myAdsAddress, ownAdAsks, type AskedAd, type SentAd } from '@volan/features/selling';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Days of the numbers of an ad. */
const statsDays = 30;

const idIn = (asked: URLSearchParams, name: string) =>
  Number(/^[1-9]\d{0,8}$/.exec(asked.get(name) ?? '')?.[0] ?? 0) || null;

/** The ad that the user has just sent (`?ad=&draft=`), or changed (`?edited=`). */
function sentAdOf(asked: URLSearchParams, state: 'active' | 'inactive'): SentAd {
  const edited = (['active', 'pending', 'paused'] as const).find((each) => each === asked.get('edited')) ?? null;
  return {
    id: idIn(asked, 'ad'),
    draft: asked.get('draft'),
    sent: edited || idIn(asked, 'ad') === null ? null : state === 'active' ? 'active' : 'pending',
    edited,
    masked: asked.has('masked'),
    leftOut: asked.has('leftout'),
  };
}

/** The ad that the address asks about, which may be on another page of the list; null for none, and for a foreign one. */
async function askedAdOf(
  { api }: RequestContext,
  query: URLSearchParams,
  ads: readonly MyAd[],
): Promise<AskedAd | null> {
  const what = ownAdAsks.find((each) => idIn(query, each) !== null);
  const id = what && idIn(query, what);
  if (!what || !id) return null;

  const ad = ads.find((each) => each.id === id) ?? (await api.sendOrNull(getMyAd, { id, lang: api.language }))?.mine;

  return ad ? { what, ad } : null;
}

/**
 * Own ads in one of their two lists; `?stats=`, `?price=`, `?sold=` and `?delete=` ask about one of them, `?discard=` about a draft.
 * [B08, B09]
 */
export async function loadMyAds(requestContext: RequestContext, state: 'active' | 'inactive') {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const page = pageIn(asked);
  const statsOf = idIn(asked, 'stats');
  const q = (asked.get('q') ?? '').slice(0, longestOwnAdSearch);
  const sort = ownAdOrders.find((each) => each === asked.get('sort')) ?? ownAdOrders[0];
  const carried = await loadAccount(requestContext);
  try {
    const [{ data: ads, meta }, slots, drafts, stats] = await Promise.all([
      readCall(api, listMyAds, { state, page, lang: api.language, q, sort }),
      readCall(api, getFreeSlots, {}),
      state === 'inactive' && page === 1 && q === '' ? readCall(api, listDrafts, {}) : null,
      statsOf === null ? null : api.sendOrNull(getAdStats, { id: statsOf, days: statsDays }),
    ]);
    const askedAd = await askedAdOf(requestContext, asked, ads);
    if (page > 1 && ads.length === 0) throw goOn(myAdsAddress(site.pathname, site.search, { page: null }));

    return {
      ...carried,
      ads,
      meta,
      q,
      sort,
      stats,
      slots: slots.data,
      drafts: drafts?.data ?? [],
      asked: askedAd,
      discarding: asked.get('discard'),
      sentAd: sentAdOf(asked, state),
      done: doneActions.find((each) => each === asked.get('done')) ?? null,
    };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
