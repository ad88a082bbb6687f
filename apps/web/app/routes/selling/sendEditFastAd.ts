import { updateFastAd } from '@volan/api-contract/wire';
import { sentFields } from '@volan/features/selling';
import { pagePath } from '@volan/features/site';
import { goOn, type FormWithFiles } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { adFieldsOf, noDraft, shownAdForm, stepOf } from './adForms.ts';
import { takeFiles } from '../../private/takeFiles.ts';

/** Saves what the form of a fast ad says now, unless it was changed elsewhere in the meantime. [M17, M55] */
export async function sendEditFastAd(requestContext: RequestContext, id: number, sent: FormWithFiles) {
  const { api, site } = requestContext;
  const { form } = sent;
  const press = form.get('step') ?? '';
  const { fields, errors: wrong } = await takeFiles(requestContext, `ad-${id}`, adFieldsOf(form), sent, press);
  const step = stepOf(press);
  if (step === 'update') return shownAdForm({ draft: noDraft, step, fields, errors: wrong });
  if (wrong['pictures']) {
    return shownAdForm({ draft: noDraft, step: 'save', fields, failure: 'validation', errors: wrong }, 422);
  }

  const saved = await api.send(updateFastAd, { id, version: form.get('version') ?? '', fields: sentFields(fields) });
  if (!saved.ok) {
    const { failure, errors, code } = saved;
    return shownAdForm({ draft: noDraft, step: 'save', fields, failure, errors: errors ?? {} }, code ?? 503);
  }
  const query = new URLSearchParams({ ad: String(id), edited: saved.data.status });

  return goOn(`${pagePath(site, 'myFastAds', {})}?${query}`);
}
