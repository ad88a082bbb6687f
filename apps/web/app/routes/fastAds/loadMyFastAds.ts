import { readCall } from '@volan/api-client';
import { getMyFastAd, listMyFastAds } from '@volan/api-contract/wire';
import { doneFastActions, type SentFastAd } from '@volan/features/selling';
import { failedPage } from '../../failures.ts';
import { goOn } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const idIn = (query: URLSearchParams, name: string) =>
  Number(/^[1-9]\d{0,8}$/.exec(query.get(name) ?? '')?.[0] ?? 0) || null;

/** The fast ad that the user has just placed (`?ad=&draft=&sent=`), or changed (`?ad=&edited=`). */
function sentIn(query: URLSearchParams): SentFastAd | null {
  const id = idIn(query, 'ad');
  const said = query.get('edited') ?? query.get('sent');
  const status = (['active', 'pending'] as const).find((each) => each === said);
  if (id === null || status === undefined) return null;

  return { id, draft: query.get('draft'), isEdit: query.has('edited'), status };
}

/** Own fast ads, a page at a time; `?delete=` asks about one of them. [B41] */
export async function loadMyFastAds(requestContext: RequestContext) {
  const carried = await loadAccount(requestContext);
  const { api, site } = requestContext;
  const query = new URLSearchParams(site.search);
  const page = pageIn(query);
  const deleteId = idIn(query, 'delete');
  try {
    const { data: ads, meta } = await readCall(api, listMyFastAds, { page, lang: api.language });
    if (page > 1 && ads.length === 0) throw goOn(site.pathname);

    const onPage = ads.find(({ id }) => id === deleteId);
    const elsewhere =
      deleteId === null || onPage ? null : await api.sendOrNull(getMyFastAd, { id: deleteId, lang: api.language });

    return {
      ...carried,
      ads,
      meta,
      sent: sentIn(query),
      deleting: onPage ?? elsewhere?.mine ?? null,
      done: doneFastActions.find((each) => each === query.get('done')) ?? null,
    };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
