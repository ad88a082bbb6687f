import {
  changeAdStatus,
  confirmAd,
  deleteAd,
  deleteDraft,
  getMyAd,
  renewAd,
  reserveAd,
} from '@volan/api-contract/wire';
import { listingStatus } from '@volan/domain-rules';
import { panelActions } from '@volan/features/ad';
import { myAdsAddress, togetherNames } from '@volan/features/selling';
import { pagePath } from '@volan/features/site';
import { goOn, refusedForm } from '../../private/forms.ts';
import { changePrice } from './changePrice.ts';
import { changeTogether } from './changeTogether.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const { active, paused, sold } = listingStatus;

/** Sends the call of a button; null for an unknown one. */
function act({ api }: RequestContext, form: URLSearchParams, id: number) {
  switch (form.get('form')) {
    case 'pause':
      return api.send(changeAdStatus, { id, status: paused });
    case 'activate':
      return api.send(changeAdStatus, { id, status: active });
    case 'sold':
      return api.send(changeAdStatus, { id, status: sold });
    case 'reserve':
    case 'release':
      return api.send(reserveAd, { id, reserved: form.get('form') === 'reserve' });
    case 'renew':
      return api.send(renewAd, { id });
    case 'confirm':
      return api.send(confirmAd, { id });
    case 'delete':
      return api.send(deleteAd, { id });
    case 'forget-draft':
      return api.send(deleteDraft, { draft: form.get('draft') ?? '' });
    default:
      return null;
  }
}

/** The address after an action: the page of the ad where the button was there, else the list of own ads. */
async function addressAfter({ api, site }: RequestContext, form: URLSearchParams, id: number): Promise<string> {
  const done = form.get('form') ?? '';
  const list = myAdsAddress(site.pathname, site.search, { done });
  if (form.get('from') !== 'ad' || !panelActions.some((each) => each === done)) return list;

  const own = await api.sendOrNull(getMyAd, { id, lang: api.language });
  if (!own) return list;

  const { kind, slug } = own.ad;

  return `${pagePath(site, 'ad', { kind, adId: id, titleSlug: slug })}?done=${done}`;
}

/**
 * The actions of the buttons of own ads, in their list and on their pages. A second press changes nothing more. [M02,
 * M04, M53, N04]
 */
export async function changeMyAds(requestContext: RequestContext, form: URLSearchParams) {
  const { site } = requestContext;
  const id = Number(form.get('ad') ?? 0);
  if (form.get('form') === 'price') {
    const refused = await changePrice(requestContext, id, form.get('price') ?? '');
    return refused ? refusedForm(form, refused) : goOn(await addressAfter(requestContext, form, id));
  }
  if (form.get('form') === togetherNames.form) return changeTogether(requestContext, form);

  const done = await act(requestContext, form, id);
  if (done && !done.ok) return refusedForm(form, { ...done, errors: null });
  // an ad that was edited while it was paused is looked at before it is public again
  if (done && 'status' in done.data && done.data.status === 'pending') return goOn(`${site.pathname}?ad=${id}`);

  return goOn(done ? await addressAfter(requestContext, form, id) : site.pathname);
}
