import { changeEmail } from '@volan/api-contract/wire';
import { doneForm, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Has the codes for another e-mail address mailed, or sends the codes that came; the form says which. [M03] */
export async function changeOwnEmail({ api }: RequestContext, form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? '';
  const email = text('email');
  const isCode = form.get('step') === 'code';
  const changed = await api.send(changeEmail, {
    email,
    ...(isCode && { code: text('code') }),
    ...(isCode && form.has('present_code') && { present_code: text('present_code') }),
    ...(form.has('current_password') && { current_password: text('current_password') }),
  });
  if (!changed.ok) return refusedForm(form, changed);

  return changed.data.changed ? doneForm(form) : doneForm(form, { step: 'code', email });
}
