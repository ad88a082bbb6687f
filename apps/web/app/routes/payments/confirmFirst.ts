import { readCall } from '@volan/api-client';
import type { Account } from '@volan/api-contract';
import { getUser } from '@volan/api-contract/wire';
import { userStatus } from '@volan/domain-rules';
import { data } from 'react-router';
import { confirmHere } from '../../private/sendVerification.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import type { Begun } from './Begun.ts';

/** The account, if it has to confirm its address before it may buy; null: it may. [M03] */
export async function unconfirmedOf({ api, session }: RequestContext): Promise<Account | null> {
  if (!session || session.user.email_verified) return null;

  const { data: account } = await readCall(api, getUser, {});
  return account.status === userStatus.notVerified ? account : null;
}

/** Checks the mailed code on the page of the checkout, which then shows the items; or mails another code. */
export async function confirmCheckout(requestContext: RequestContext, form: URLSearchParams) {
  const sent = await confirmHere(requestContext, form);
  return data<Begun>({ result: sent.data }, sent.init ?? undefined);
}
