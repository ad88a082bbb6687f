import { buyBoost } from '@volan/api-contract/wire';
import { tierIn } from '@volan/features/selling';
import { data } from 'react-router';
import type { FormResult } from '@volan/features/account';
import { wholeIn } from '../../private/wholeIn.ts';
import { goOn } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * Buys a promotion for the ad of the address, as the form showed it: where something else runs meanwhile, nothing is
 * paid and the page asks again. The form sent twice pays once. [M07]
 */
export async function buyBoostOf({ api, site }: RequestContext, form: URLSearchParams) {
  const tier = tierIn(form.get('tier'));
  const adId = wholeIn(new URLSearchParams(site.search).get('ad'));
  if (!tier || !adId) throw goOn(site.pathname);

  const seen = { credits: wholeIn(form.get('credits')) ?? 0, runs_until: form.get('runs_until') || null };
  const done = await api.send(buyBoost, { ad_id: adId, tier, seen }, { idempotencyKey: form.get('key') ?? '' });
  if (done.ok) throw goOn(`${site.pathname}?ad=${adId}&bought=${tier}`);

  const result: FormResult = {
    ok: false,
    form: 'boost',
    values: {},
    errors: {},
    failure: done.failure,
  };
  const missing = done.failure === 'not-enough-credits' ? done.data?.missing : undefined;

  return data({ result, missing }, { status: done.code ?? 503 });
}
