import { changeAdStatus, confirmAd, deleteAd, deleteDraft, renewAd, reserveAd } from '@volan/api-contract/wire';
import { listingStatus } from '@volan/domain-rules';
import { goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const { active, paused, sold } = listingStatus;

/** The actions of the buttons of own ads. A second press changes nothing more. [M02, M04, N04] */
export async function changeMyAds({ api, site }: RequestContext, form: URLSearchParams) {
  const id = Number(form.get('ad') ?? 0);
  const act = () => {
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
  };
  const done = await act();
  if (done && !done.ok) return refusedForm(form, { ...done, errors: null });
  // an ad that was edited while it was paused is looked at before it is public again
  if (done && 'status' in done.data && done.data.status === 'pending') return goOn(`${site.pathname}?ad=${id}`);

  return goOn(done ? `${site.pathname}?done=${form.get('form')}` : site.pathname);
}
