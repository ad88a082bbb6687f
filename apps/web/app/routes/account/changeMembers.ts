import { inviteMember, removeMember, withdrawInvitation } from '@volan/api-contract/wire';
import { doneForm, goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The actions of the forms for the members of a company. [H07] */
export async function changeMembers({ api, site }: RequestContext, form: URLSearchParams) {
  const number = (name: string) => Number(form.get(name) ?? 0);
  const company_id = number('company_id');
  switch (form.get('form')) {
    case 'invite': {
      const role = form.get('role') === 'owner' ? 'owner' : 'staff';
      const invited = await api.send(inviteMember, { company_id, email: form.get('email') ?? '', role });
      return invited.ok ? doneForm(form, { company_id: String(company_id) }) : refusedForm(form, invited);
    }
    case 'remove': {
      const removed = await api.send(removeMember, { company_id, user_id: number('id') });
      return removed.ok ? goOn(site.pathname) : refusedForm(form, removed);
    }
    case 'withdraw':
      await api.send(withdrawInvitation, { id: number('id') });
      return goOn(site.pathname);
    default:
      return goOn(site.pathname);
  }
}
