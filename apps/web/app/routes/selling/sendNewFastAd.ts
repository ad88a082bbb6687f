import { createFastAd } from '@volan/api-contract/wire';
import type { AdFormErrors } from '@volan/domain-rules';
import { categoryField, categoryOf, phoneError, sellerField, sentFields, wrongOfFastAd } from '@volan/features/selling';
import { pagePath } from '@volan/features/site';
import { goOn, type FormWithFiles } from '../../private/forms.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { adFieldsOf, saveFields, shownAdForm, stepOf } from './adForms.ts';
import { takeFiles } from '../../private/takeFiles.ts';

/**
 * Publishes a fast ad, or saves its draft. All errors come at once, also those that the API is not asked for. The same
 * form twice is one ad. [M17, M20]
 */
export async function sendNewFastAd(requestContext: RequestContext, sent: FormWithFiles) {
  const { form } = sent;
  const { api, site, session } = requestContext;
  const press = form.get('step') ?? '';
  const id = form.get('draft') ?? '';
  const draft = { id, version: Number(form.get('version') ?? 0) };
  const { fields, errors: wrongFiles } = await takeFiles(requestContext, id, adFieldsOf(form), sent, press);
  const step = stepOf(press);
  if (step === 'update') return shownAdForm({ draft, step, fields, errors: wrongFiles });
  if (!session) return shownAdForm({ draft, step: 'publish', fields, failure: 'unauthenticated' }, 401);

  const { [sellerField]: chosen, [categoryField]: _category, ...answers } = sentFields(fields);
  const company = chosen?.[0] ?? '';
  const errors = {
    ...wrongOfFastAd(fields, Date.now()),
    ...(company !== '' && wholeIn(company) === null && { [sellerField]: ['seller-refused'] }),
    // a refused picture is reported before anything continues without it
    ...wrongFiles,
  };
  const categoryId = categoryOf(fields);
  if (categoryId === null || Object.keys(errors).length > 0) {
    return shownAdForm({ draft, step: 'publish', fields, failure: 'validation', errors }, 422);
  }

  const published = await api.send(createFastAd, {
    id,
    category_id: categoryId,
    fields: answers,
    ...(company !== '' && { company_id: Number(company) }),
  });
  if (!published.ok) {
    const { failure, errors: refused, data: duplicate, code } = published;
    const isUnconfirmed = failure === 'forbidden' && !session.user.email_verified;
    // sellers who confirm a phone or an address first find the ad in its draft
    const isKept = isUnconfirmed || refused?.[phoneError] !== undefined;
    const saved = isKept ? await saveFields(requestContext, draft, null, fields) : draft;
    const wrongSeller: AdFormErrors =
      failure === 'forbidden' && company !== '' ? { [sellerField]: ['seller-refused'] } : {};

    return shownAdForm(
      { draft: saved, step: 'publish', fields, failure, errors: refused ?? wrongSeller, duplicate },
      code ?? 503,
    );
  }
  const query = new URLSearchParams({ ad: String(published.data.id), draft: id, sent: published.data.status });

  return goOn(`${pagePath(site, 'myFastAds', {})}?${query}`);
}
