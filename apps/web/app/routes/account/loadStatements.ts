import { readCall } from '@volan/api-client';
import { getMailedStatement, listStatements } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { loadAccount } from '../../private/loadAccount.ts';

/** Decisions about the ads and the account of the signed-in user. [P60] */
export async function loadStatements(requestContext: RequestContext) {
  const carried = await loadAccount(requestContext);
  const { api } = requestContext;
  try {
    const { data: statements } = await readCall(api, listStatements, { lang: api.language });
    return { ...carried, statements };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** The decision that a mail leads to; null where its link was cut. [P60] */
export async function loadMailedStatement(requestContext: RequestContext, token: string) {
  const carried = await loadPrivate(requestContext);
  const read = await requestContext.api.send(getMailedStatement, { token });
  return { ...carried, statement: read.ok ? read.data : null };
}
