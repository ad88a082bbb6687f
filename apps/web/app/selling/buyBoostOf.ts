import { buyBoost } from '@volan/api-contract/wire';
import { tierIn } from '@volan/features/selling';
import { data } from 'react-router';
import type { FormResult } from '@volan/features/account';
import { goOn } from '../private/forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Buys a promotion for the ad of the address. The form sent twice pays once. [M07] */
export async function buyBoostOf({ api, site }: RequestContext, form: URLSearchParams) {
  const tier = tierIn(form.get('tier'));
  const adId = Number(new URLSearchParams(site.search).get('ad') ?? 0);
  if (!tier || !Number.isSafeInteger(adId) || adId < 1) throw goOn(site.pathname);
  const done = await api.send(buyBoost, { ad_id: adId, tier }, { idempotencyKey: form.get('key') ?? '' });
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
