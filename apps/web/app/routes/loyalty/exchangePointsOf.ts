import { exchangePoints } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { rewardIn } from '@volan/features/loyalty';
import { data } from 'react-router';
import { goOn } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Exchanges points for a reward. The form sent twice exchanges once. [M18] */
export async function exchangePointsOf({ api, site }: RequestContext, form: URLSearchParams) {
  const reward = rewardIn(form.get('reward'));
  if (!reward) throw goOn(site.pathname);
  const done = await api.send(exchangePoints, { reward }, { idempotencyKey: form.get('key') ?? '' });
  if (done.ok) throw goOn(`${site.pathname}?exchanged=${reward}`);
  const result: FormResult = { ok: false, form: 'reward', values: {}, errors: {}, failure: done.failure };
  const missing = done.failure === 'not-enough-points' ? done.data?.missing : undefined;
  return data({ result, missing }, { status: done.code ?? 503 });
}
