import { readCall } from '@volan/api-client';
import {
  getFreeSlots,
  getSellerStats,
  listConversations,
  listCreditMovements,
  listDrafts,
  listFavourites,
  listMyAds,
} from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { offersPasskey } from './passkeyOffer.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Loads the account and its current business in parallel. [B07] */
export async function loadOverview(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api } = requestContext;
  const lang = api.language;
  try {
    const [
      carried,
      isPasskeyOffered,
      { data: ads, meta },
      waiting,
      drafts,
      slots,
      stats,
      favourites,
      movements,
      conversations,
    ] = await Promise.all([
      loadAccount(requestContext),
      offersPasskey(requestContext),
      readCall(api, listMyAds, { state: 'active', lang }),
      readCall(api, listMyAds, { state: 'attention', lang }),
      readCall(api, listDrafts, {}),
      readCall(api, getFreeSlots, {}),
      readCall(api, getSellerStats, { span: 'month', per_page: 1, lang }),
      readCall(api, listFavourites, { lang }),
      readCall(api, listCreditMovements, { per_page: shownRows, lang }),
      readCall(api, listConversations, { lang }),
    ]);
    const overview = {
      ads: ads.slice(0, shownRows),
      meta,
      waiting: waiting.data.slice(0, shownRows),
      drafts: drafts.data.slice(0, shownRows),
      slots: slots.data,
      stats: stats.data,
      favourites: favourites.data.filter(({ price_change: change }) => change !== null && change !== 0),
      movements: movements.data,
      conversations: conversations.data.slice(0, shownTalks),
    };
    return { ...carried, overview, offersPasskey: isPasskeyOffered };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** More are not carried to the browser than the page shows. */
const shownRows = 4;
const shownTalks = 3;
