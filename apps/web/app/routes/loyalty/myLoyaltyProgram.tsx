import { MyLoyaltyPage, rewardIn } from '@volan/features/loyalty';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, data } from 'react-router';
import { loadMyLoyalty } from './loadMyLoyalty.ts';
import { readForm, requireSession, goOn } from '../../private/forms.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { exchangePoints } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';

/** Exchanges points for a reward. The form sent twice exchanges once. [M18] */
async function exchangePointsOf({ api, site }: RequestContext, form: URLSearchParams) {
  const reward = rewardIn(form.get('reward'));
  if (!reward) throw goOn(site.pathname);

  const done = await api.send(exchangePoints, { reward }, { idempotencyKey: form.get('key') ?? '' });
  if (done.ok) throw goOn(`${site.pathname}?exchanged=${reward}`);

  const result: FormResult = { ok: false, form: 'reward', values: {}, errors: {}, failure: done.failure };
  const missing = done.failure === 'not-enough-points' ? done.data?.missing : undefined;

  return data({ result, missing }, { status: done.code ?? 503 });
}

export const loader = ({ context }: LoaderFunctionArgs) => loadMyLoyalty(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return exchangePointsOf(requestContext, await readForm(request));
}

export default function MyLoyaltyProgramRoute() {
  const { account, mine, meta, keys, exchanged } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <MyLoyaltyPage
      account={account}
      mine={mine}
      meta={meta}
      keys={keys}
      exchanged={exchanged}
      result={answered?.result}
      missing={answered?.missing}
    />
  );
}
