import { followCompany, unfollowCompany } from '@volan/api-contract/wire';
import { goOn, refusedForm } from '../private/forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** What the forms of the followed companies do: one follows the company that was asked for, one follows no longer. [B11] */
export async function changeFollowed({ api, site }: RequestContext, form: URLSearchParams) {
  const slug = form.get('company') ?? '';
  if (form.get('form') === 'follow') {
    const followed = await api.send(followCompany, { slug });
    return followed.ok ? goOn(site.pathname) : refusedForm(form, followed);
  }
  const left = await api.send(unfollowCompany, { slug });
  return left.ok ? goOn(site.pathname + site.search) : refusedForm(form, left);
}
