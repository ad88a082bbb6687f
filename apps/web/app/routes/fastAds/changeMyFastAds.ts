import { changeFastAdStatus, deleteFastAd, renewFastAd } from '@volan/api-contract/wire';
import { listingStatus } from '@volan/domain-rules';
import { goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Sends the call of a button; null for an unknown one. */
function act({ api }: RequestContext, action: string | null, id: number) {
  switch (action) {
    case 'renew':
      return api.send(renewFastAd, { id });
    case 'sold':
      return api.send(changeFastAdStatus, { id, status: listingStatus.sold });
    case 'activate':
      return api.send(changeFastAdStatus, { id, status: listingStatus.active });
    case 'delete':
      return api.send(deleteFastAd, { id });
    default:
      return null;
  }
}

/** The actions of the buttons of own fast ads. A second press changes nothing more. [B41, M17] */
export async function changeMyFastAds(requestContext: RequestContext, form: URLSearchParams) {
  const { site } = requestContext;
  const action = form.get('form');
  const done = await act(requestContext, action, Number(form.get('ad') ?? 0));
  if (done && !done.ok) return refusedForm(form, { ...done, errors: null });

  return goOn(done ? `${site.pathname}?done=${action}` : site.pathname);
}
