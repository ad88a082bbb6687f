import { readCall } from '@volan/api-client';
import { getOwnCompany, getOwnPlans, listPlans, setNextPlan } from '@volan/api-contract/wire';
import { profileTypes } from '@volan/domain-rules';
import { prefetchShell } from '@volan/features/shell';
import { loadAccount } from '../../private/loadAccount.ts';
import { failedPage } from '../../failures.ts';
import { doneForm, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * The packets for sale; for signed-in users with their own one and the price of a change, for a company with its review.
 * [B23, H07]
 */
export async function loadPlans(requestContext: RequestContext) {
  const { queries, api, site, session } = requestContext;
  try {
    const [{ data: plans }, own, company] = await Promise.all([
      readCall(api, listPlans, {}),
      session ? api.sendOrNull(getOwnPlans, {}) : null,
      session ? api.sendOrNull(getOwnCompany, {}) : null,
      prefetchShell(queries, api, site),
    ]);
    const needsCompany = session?.user.type_id === profileTypes.private;

    return { plans, own, company, needsCompany };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** The packet of the account, what follows it, and what else could be taken. [J28-J30] */
export async function loadMyPlan(requestContext: RequestContext) {
  const carried = await loadAccount(requestContext);
  try {
    const { api } = requestContext;
    const [{ data: plans }, { data: own }] = await Promise.all([
      readCall(api, listPlans, {}),
      readCall(api, getOwnPlans, {}),
    ]);
    return { ...carried, plans, own };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Chooses what follows the packet. */
export async function chooseNextPlan({ api }: RequestContext, form: URLSearchParams) {
  const wanted = form.get('plan');
  const plan = wanted === 'lot' || wanted === 'showroom' ? wanted : 'none';
  const chosen = await api.send(setNextPlan, { plan });

  return chosen.ok ? doneForm(form) : refusedForm(form, chosen);
}
