import { readCall } from '@volan/api-client';
import { listCreditMovements } from '@volan/api-contract/wire';
import { creditsAddress, firstDayOf, readCreditsAsk, type CreditsAsk } from '@volan/features/credits';
import { loadAccount } from '../../private/loadAccount.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Asks for a page of the movements that an address chooses. */
export function readMovements({ api, site }: RequestContext, { kind, span, page }: CreditsAsk, perPage?: number) {
  const from = firstDayOf(span, site);
  return readCall(api, listCreditMovements, {
    page,
    lang: api.language,
    ...(perPage !== undefined && { per_page: perPage }),
    ...(kind !== null && { kind }),
    ...(from !== null && { from }),
  });
}

/** The credits of the account, and their history as the address asks for it. [B15] */
export async function loadCredits(requestContext: RequestContext) {
  requireSession(requestContext);
  const { site } = requestContext;
  const ask = readCreditsAsk(site.search);
  try {
    const [carried, { data: movements, meta }] = await Promise.all([
      loadAccount(requestContext),
      readMovements(requestContext, ask),
    ]);
    if (ask.page > meta.pages) throw goOn(creditsAddress(site, { ...ask, page: meta.pages }));
    return { ...carried, movements, meta, ask, refused: new URLSearchParams(site.search).get('number') };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
