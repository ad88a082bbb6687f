import { randomUUID } from 'node:crypto';
import { readCall } from '@volan/api-client';
import { listBoosts } from '@volan/api-contract/wire';
import { tierIn } from '@volan/features/selling';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Own promotions; with `?ad=` what can be bought for that ad. [C57, M07] */
export async function loadBoosts(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const adId = Number(/^[1-9]\d{0,8}$/.exec(asked.get('ad') ?? '')?.[0] ?? 0) || null;
  const page = adId === null ? pageIn(asked) : 1;
  const carried = await loadAccount(requestContext);
  try {
    const { data: ads, meta } = await readCall(api, listBoosts, {
      page,
      lang: api.language,
      ...(adId !== null && { ad_id: adId }),
    });
    if (page > 1 && ads.length === 0) throw goOn(site.pathname);
    return {
      ...carried,
      ads,
      meta,
      isOne: adId !== null,
      chosen: tierIn(asked.get('tier')),
      purchaseKey: randomUUID(),
      bought: tierIn(asked.get('bought')),
    };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
