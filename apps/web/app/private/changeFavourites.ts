import { createFavourite, deleteFavourite } from '@volan/api-contract/wire';
import { goOn, refusedForm } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Id of an ad in an address; null for anything else. */
export const idIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The forms of saved ads, full or fast: one saves the requested ad, one removes a saved ad. [B10, B40] */
export async function changeFavourites({ api, site }: RequestContext, form: URLSearchParams) {
  const ad_id = Number(form.get('ad'));
  if (form.get('form') === 'save') {
    const saved = await api.send(createFavourite, { ad_id });
    return saved.ok ? goOn(site.pathname) : refusedForm(form, saved);
  }
  const removed = await api.send(deleteFavourite, { ad_id });

  return removed.ok ? goOn(site.pathname + site.search) : refusedForm(form, removed);
}
