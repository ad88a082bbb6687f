import { register, registerBusiness } from '@volan/api-contract/wire';
import { refusedForm } from '../../private/forms.ts';
import { readRegistration } from '../../private/readRegistration.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { afterSignIn } from './signInSteps.ts';

/** Whether the address asks for the form of a business. */
export const isBusiness = ({ site }: Pick<RequestContext, 'site'>) =>
  new URLSearchParams(site.search).get('type') === 'business';

/** The typed password; where the field is empty, the one that waits since the form was refused. */
async function passwordIn({ sealedPassword }: RequestContext, form: URLSearchParams): Promise<string> {
  const typed = form.get('password') ?? '';
  const kept = form.get('sealed_password') ?? '';
  return typed === '' && kept !== '' && sealedPassword ? ((await sealedPassword.open(kept)) ?? '') : typed;
}

/**
 * Opens an account and leads to the page that the visitor came from. A form that is refused for
 * another field keeps its password. [B04]
 */
export async function openAccount(requestContext: RequestContext, form: URLSearchParams) {
  const { api, sealedPassword } = requestContext;
  const password = await passwordIn(requestContext, form);
  const person = { email: form.get('email') ?? '', password, name: form.get('name') ?? '' };
  const opened = isBusiness(requestContext)
    ? await api.send(registerBusiness, { ...person, ...readRegistration(form) })
    : await api.send(register, person);
  if (opened.ok) return afterSignIn(requestContext, opened.data);

  form.delete('sealed_password');
  if (password !== '' && opened.errors?.['password'] === undefined && sealedPassword) {
    form.set('sealed_password', await sealedPassword.seal(password));
  }

  return refusedForm(form, opened, { keep: ['sealed_password'] });
}
