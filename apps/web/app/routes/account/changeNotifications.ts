import { setNotificationSettings } from '@volan/api-contract/wire';
import { mailPaces, settableKinds } from '@volan/domain-rules';
import { doneForm, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The tab of notifications: boxes that are not ticked are off. [B14] */
export async function changeNotifications({ api }: RequestContext, form: URLSearchParams) {
  const on = new Set(form.getAll('notify'));
  const kinds = Object.fromEntries(
    settableKinds.map((kind) => {
      const mail = mailPaces.find((pace) => pace === form.get(`mail.${kind}`));
      return [kind, { page: on.has(`${kind}.page`), push: on.has(`${kind}.push`), ...(mail && { mail }) }];
    }),
  );
  const changed = await api.send(setNotificationSettings, {
    kinds,
    email_alerts: form.has('email_alerts'),
    quiet: form.has('quiet') ? { from: form.get('quiet_from') ?? '', to: form.get('quiet_to') ?? '' } : null,
  });

  return changed.ok ? doneForm(form) : refusedForm(form, changed);
}
