import { createFavourite, deleteFavourite } from '@volan/api-contract/wire';
import { goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The forms of the favourites: one saves the requested ad, one removes a saved ad. [B10] */
export async function changeFavourites({ api, site }: RequestContext, form: URLSearchParams) {
  const ad_id = Number(form.get('ad'));
  if (form.get('form') === 'save') {
    const saved = await api.send(createFavourite, { ad_id });
    return saved.ok ? goOn(site.pathname) : refusedForm(form, saved);
  }
  const removed = await api.send(deleteFavourite, { ad_id });
  return removed.ok ? goOn(site.pathname + site.search) : refusedForm(form, removed);
}
