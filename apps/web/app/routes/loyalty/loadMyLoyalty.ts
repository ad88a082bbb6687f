import { randomUUID } from 'node:crypto';
import { readCall } from '@volan/api-client';
import { getMyLoyalty } from '@volan/api-contract/wire';
import type { LoyaltyRewardId } from '@volan/domain-rules';
import { rewardIn } from '@volan/features/loyalty';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** A new id of an exchange for each reward. */
const newKeys = (): Readonly<Record<LoyaltyRewardId, string>> => ({
  'credits-5': randomUUID(),
  'credits-10': randomUUID(),
  'credits-25': randomUUID(),
  'credits-50': randomUUID(),
});

/** The loyalty programme of the account. [B17] */
export async function loadMyLoyalty(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const page = pageIn(asked);
  try {
    const [carried, { data: mine, meta }] = await Promise.all([
      loadAccount(requestContext),
      readCall(api, getMyLoyalty, { page, lang: api.language }),
    ]);
    if (page > meta.pages) throw goOn(site.pathname);
    return { ...carried, mine, meta, keys: newKeys(), exchanged: rewardIn(asked.get('exchanged')) };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
