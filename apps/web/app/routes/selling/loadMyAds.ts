import { readCall } from '@volan/api-client';
import { getAdStats, getFreeSlots, listDrafts, listMyAds } from '@volan/api-contract/wire';
import { doneActions, type SentAd } from '@volan/features/selling';
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

/**
 * Own ads in one of their two lists; `?stats=` and `?delete=` ask about one of them, `?discard=` about a draft.
 * [B08, B09]
 */
export async function loadMyAds(requestContext: RequestContext, state: 'active' | 'inactive') {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const page = pageIn(asked);
  const statsOf = idIn(asked, 'stats');
  const carried = await loadAccount(requestContext);
  try {
    const [{ data: ads, meta }, slots, drafts, stats] = await Promise.all([
      readCall(api, listMyAds, { state, page, lang: api.language }),
      readCall(api, getFreeSlots, {}),
      state === 'inactive' && page === 1 ? readCall(api, listDrafts, {}) : null,
      statsOf === null ? null : api.sendOrNull(getAdStats, { id: statsOf, days: statsDays }),
    ]);
    if (page > 1 && ads.length === 0) throw goOn(site.pathname);
    return {
      ...carried,
      ads,
      meta,
      stats,
      slots: slots.data,
      drafts: drafts?.data ?? [],
      deleting: idIn(asked, 'delete'),
      discarding: asked.get('discard'),
      sentAd: sentAdOf(asked, state),
      done: doneActions.find((each) => each === asked.get('done')) ?? null,
    };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
