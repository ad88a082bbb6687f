import { updateAd } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { packageStep, sentFields } from '@volan/features/selling';
import { goOn, type FormWithFiles } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { adFieldsOf, buyPackage, noDraft, noticesOf, shownAdForm, stepOf } from './adForms.ts';
import { takeFiles } from '../../private/takeFiles.ts';

/** Saves what the form of an ad says now, unless it was changed elsewhere in the meantime. [M55] */
export async function sendEditAd(requestContext: RequestContext, id: number, sent: FormWithFiles) {
  const { api, site } = requestContext;
  const { form } = sent;
  const press = form.get('step') ?? '';
  const { fields, errors: wrong } = await takeFiles(requestContext, `ad-${id}`, adFieldsOf(form), sent, press);
  const step = stepOf(press);
  if (step === 'update') return shownAdForm({ draft: noDraft, step, fields, errors: wrong });
  if (wrong['pictures']) {
    return shownAdForm({ draft: noDraft, step: 'save', fields, failure: 'validation', errors: wrong }, 422);
  }
  if (press === packageStep) {
    const { pictures, status: code } = await buyPackage(requestContext, { ad_id: id }, form);
    return shownAdForm({ draft: noDraft, step: 'update', fields, pictures }, code);
  }
  const saved = await api.send(updateAd, { id, version: form.get('version') ?? '', fields: sentFields(fields) });
  if (!saved.ok) {
    const { failure, errors, data: duplicate } = saved;
    return shownAdForm(
      { draft: noDraft, step: 'save', fields, failure, errors: errors ?? {}, duplicate },
      saved.code ?? 503,
    );
  }
  const { status, masked } = saved.data;
  const query = new URLSearchParams({ ad: String(id), edited: status, ...noticesOf(masked, fields) });

  return goOn(`${pagePath(site, status === 'active' ? 'activeAds' : 'inactiveAds', {})}?${query}`);
}
