import { readCall } from '@volan/api-client';
import { listAdsByIds, listFavourites } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { idIn } from '../../private/changeFavourites.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Saved ads of the signed-in user, and the ad whose heart was pressed without a script (`?ad=`). [B10] */
export async function loadFavourites(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const page = pageIn(asked);
  const adId = idIn(asked.get('ad'));
  const carried = await loadAccount(requestContext);
  try {
    const [{ data: favourites, meta }, ads] = await Promise.all([
      readCall(api, listFavourites, { page, lang: api.language }),
      adId === null ? null : readCall(api, listAdsByIds, { ids: [adId], lang: api.language }),
    ]);
    if (page > 1 && favourites.length === 0) throw goOn(site.pathname);

    const [ad] = ads?.data ?? [];

    return { ...carried, favourites, meta, asked: favourites.some((one) => one.ad.id === ad?.id) ? undefined : ad };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
