import type { Failed } from '@volan/api-client';
import type { createAd as publishing } from '@volan/api-contract';
import { createAd, saveDraft } from '@volan/api-contract/wire';
import type { AdFormErrors, AdFormFields } from '@volan/domain-rules';
import { packageStep, phoneError, sellerField, sentFields, type AdFormResult } from '@volan/features/selling';
import { pagePath } from '@volan/features/site';
import { findCategory } from '../../findCategory.ts';
import { errorPage } from '../../failures.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import { goOn, type FormWithFiles } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { adFieldsOf, buyPackage, noticesOf, saveFields, shownAdForm, stepOf } from './adForms.ts';
import { readVehicleLists } from './loadNewAd.ts';
import { takeFiles } from '../../private/takeFiles.ts';

/**
 * The actions of the buttons of the form: new lists, a preview, a saved draft, a published ad. The same form twice is
 * one ad.
 */
export async function sendNewAd(requestContext: RequestContext, categorySlug: string, sent: FormWithFiles) {
  const { form } = sent;
  const { api, site, session } = requestContext;
  const category = await findCategory(requestContext, categorySlug, null);
  if (category === null) throw await errorPage(requestContext, 404);

  const press = form.get('step') ?? '';
  const id = form.get('draft') ?? '';
  const version = Number(form.get('version') ?? 0);
  const draft = { id, version };
  await readVehicleLists(requestContext, category.id, form);
  const { fields, errors: wrong } = await takeFiles(requestContext, id, adFieldsOf(form), sent, press);
  const step = stepOf(press);
  if (step === 'preview' || step === 'update') return shownAdForm({ draft, step, fields, errors: wrong });
  // a refused picture is reported before anything continues without it
  if (wrong['pictures']) {
    return shownAdForm(
      { draft, step: step === 'save' ? step : 'publish', fields, failure: 'validation', errors: wrong },
      422,
    );
  }
  const isBought = press === packageStep;
  if (step === 'save' || isBought) {
    const saved = await api.send(saveDraft, { id, version, category_id: category.id, fields: sentFields(fields) });
    if (!saved.ok) return shownAdForm({ draft, step: 'save', fields, failure: saved.failure }, saved.code ?? 503);

    const named = `${pagePath(site, 'newAd', { categorySlug })}?draft=${id}`;
    if (!isBought) return goOn(named);

    const { pictures, status } = await buyPackage(requestContext, { draft: id }, form);
    if ('bought' in pictures) return goOn(`${named}&images=${pictures.bought}#ad-pictures`);

    return shownAdForm({ draft: { id, version: saved.data.version }, step: 'save', fields, pictures }, status);
  }
  if (!session) return shownAdForm({ draft, step: 'publish', fields, failure: 'unauthenticated' }, 401);

  const { [sellerField]: chosen, ...answers } = sentFields(fields);
  const company = chosen?.[0];
  const refused = { [sellerField]: ['seller-refused'] };
  if (company !== undefined && !wholeIn(company)) {
    return shownAdForm({ draft, step: 'publish', fields, failure: 'validation', errors: refused }, 422);
  }
  const published = await api.send(createAd, {
    id,
    category_id: category.id,
    fields: answers,
    ...(company !== undefined && { company_id: Number(company) }),
  });
  if (!published.ok) {
    return showRefusal(
      requestContext,
      { draft, categoryId: category.id, fields, isForCompany: company !== undefined },
      published,
    );
  }
  const { id: adId, status, masked } = published.data;
  const query = new URLSearchParams({ ad: String(adId), draft: id, ...noticesOf(masked, fields) });

  return goOn(`${pagePath(site, status === 'active' ? 'activeAds' : 'inactiveAds', {})}?${query}`);
}

/**
 * The form again after its ad was refused. Sellers who confirm a phone or an address first find the ad in its draft: the
 * forms for codes send no fields of it.
 */
async function showRefusal(
  requestContext: RequestContext,
  {
    draft,
    categoryId,
    fields,
    isForCompany,
  }: {
    readonly draft: AdFormResult['draft'];
    readonly categoryId: number;
    readonly fields: AdFormFields;
    readonly isForCompany: boolean;
  },
  { failure, errors, data: duplicate, code }: Failed<typeof publishing>,
) {
  const isUnconfirmed = failure === 'forbidden' && requestContext.session?.user.email_verified === false;
  const isKept = isUnconfirmed || errors?.[phoneError] !== undefined;
  const saved = isKept ? await saveFields(requestContext, draft, categoryId, fields) : draft;
  const wrongSeller: AdFormErrors =
    failure === 'forbidden' && isForCompany ? { [sellerField]: ['seller-refused'] } : {};

  return shownAdForm(
    { draft: saved, step: 'publish', fields, failure, errors: errors ?? wrongSeller, duplicate },
    code ?? 503,
  );
}
