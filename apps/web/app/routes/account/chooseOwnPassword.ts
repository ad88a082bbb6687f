import { changePassword } from '@volan/api-contract/wire';
import { goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { markWanted } from '../../private/wanted.ts';

/** Takes a password that replaces one that somebody else has seen, and continues with the requested page. */
export async function chooseOwnPassword(requestContext: RequestContext, form: URLSearchParams) {
  const current = form.get('current_password') ?? '';
  const changed = await requestContext.api.send(changePassword, {
    password: form.get('password') ?? '',
    ...(current !== '' && { current_password: current }),
  });
  form.set('form', 'password');

  return changed.ok ? goOn(await markWanted(requestContext)) : refusedForm(form, changed);
}
