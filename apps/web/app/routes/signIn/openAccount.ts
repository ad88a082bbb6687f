import { register, registerBusiness } from '@volan/api-contract/wire';
import { refusedForm } from '../../private/forms.ts';
import { readRegistration } from '../../private/readRegistration.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { afterSignIn } from './signInSteps.ts';

/** Whether the address asks for the form of a business. */
export const isBusiness = ({ site }: Pick<RequestContext, 'site'>) =>
  new URLSearchParams(site.search).get('type') === 'business';

/** Opens an account, and goes on as after signing in: to the page that the visitor came from. */
export async function openAccount(requestContext: RequestContext, form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? '';
  const person = { email: text('email'), password: text('password'), name: text('name') };
  const opened = isBusiness(requestContext)
    ? await requestContext.api.send(registerBusiness, { ...person, ...readRegistration(form) })
    : await requestContext.api.send(register, person);

  return opened.ok ? afterSignIn(requestContext, opened.data) : refusedForm(form, opened);
}
