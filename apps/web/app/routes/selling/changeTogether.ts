import { changeOwnAds } from '@volan/api-contract/wire';
import { togetherActions } from '@volan/domain-rules';
import type { FormResult } from '@volan/features/account';
import { togetherNames } from '@volan/features/selling';
import { data } from 'react-router';
import { failedForm, refusedForm } from '../../private/forms.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Actions that are asked about first. */
const asksFirst: ReadonlySet<string> = new Set(['sold', 'delete']);

/**
 * Does one thing with the chosen own ads. The page names each ad that refused it; before a sale and before ads are
 * deleted it asks. [B08, M07]
 */
export async function changeTogether({ api }: RequestContext, form: URLSearchParams) {
  const ids = form.getAll('ads').flatMap((id) => wholeIn(id) ?? []);
  const action = togetherActions.find((each) => each === form.get('action'));
  if (ids.length === 0 || !action) return failedForm(form, 'choose-ads', 422);

  if (asksFirst.has(action) && !form.has('sure')) {
    const values = { action, ids: ids.join(',') };
    return data<FormResult>({ ok: true, form: togetherNames.question, values, errors: {}, failure: null });
  }
  const done = await api.send(changeOwnAds, { ids, action });
  if (!done.ok) return refusedForm(form, { ...done, errors: null });

  const refused = done.data.filter(({ failure }) => failure !== null);
  const values = { changed: String(done.data.length - refused.length) };
  const errors = Object.fromEntries(
    refused.map(({ id, failure }) => [String(id), [failure === 'conflict' ? 'not-now' : (failure ?? 'not-now')]]),
  );

  return data<FormResult>({
    ok: refused.length === 0,
    form: togetherNames.form,
    values,
    errors,
    failure: refused.length === 0 ? null : 'validation',
  });
}
