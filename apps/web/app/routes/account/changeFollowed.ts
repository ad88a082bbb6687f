import { followCompany, unfollowCompany } from '@volan/api-contract/wire';
import { goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The forms of the followed companies: one follows the requested company, one unfollows a company. [B11] */
export async function changeFollowed({ api, site }: RequestContext, form: URLSearchParams) {
  const slug = form.get('company') ?? '';
  if (form.get('form') === 'follow') {
    const followed = await api.send(followCompany, { slug });
    return followed.ok ? goOn(site.pathname) : refusedForm(form, followed);
  }
  const left = await api.send(unfollowCompany, { slug });
  return left.ok ? goOn(site.pathname + site.search) : refusedForm(form, left);
}
