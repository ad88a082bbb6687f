import { readCall } from '@volan/api-client';
import type { Account } from '@volan/api-contract';
import { getUser } from '@volan/api-contract/wire';
import { userStatus } from '@volan/domain-rules';
import { data } from 'react-router';
import { sendVerification } from '../../private/sendVerification.ts';
import { goOn } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import type { Begun } from './Begun.ts';

/** The account, if it has to confirm its address before it may buy; null: it may. [M03] */
export async function unconfirmedOf({ api, session }: RequestContext): Promise<Account | null> {
  if (!session || session.user.email_verified) return null;

  const { data: account } = await readCall(api, getUser, {});
  return account.status === userStatus.notVerified ? account : null;
}

/** Checks the mailed code on the page of the checkout, which then shows the items; or mails another code. */
export async function confirmHere(requestContext: RequestContext, form: URLSearchParams) {
  const { site } = requestContext;
  const sent = await sendVerification(requestContext, form);
  if (sent.data.ok && sent.data.values['verified']) throw goOn(site.pathname + site.search);

  return data<Begun>({ result: sent.data }, sent.init ?? undefined);
}
