import { readCall } from '@volan/api-client';
import { listAdSellers, listMyCarServices } from '@volan/api-contract/wire';
import type { RegisterServiceStep } from '@volan/features/account';
import { pagePath } from '@volan/features/site';
import { failedPage } from '../../failures.ts';
import { goOn } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { loadRegistration, readCompany } from './loadOwnCompany.ts';
import { joinTypedPictures, loadServiceChoices } from './loadServiceChoices.ts';

/**
 * The next step to a car service: a visitor reads what is needed, a private account registers its company, an account
 * without a confirmed phone confirms it, and a company fills in the form. One that has a service is led to it. [B21]
 */
export async function loadRegisterService(requestContext: RequestContext) {
  if (requestContext.session === null && !requestContext.hasSession) {
    return { ...(await loadPrivate(requestContext)), account: null, step: null };
  }
  joinTypedPictures(requestContext);
  const carried = await loadAccount(requestContext);
  try {
    return { ...carried, step: await readStep(requestContext) };
  } catch (error) {
    throw error instanceof Response ? error : await failedPage(requestContext, error);
  }
}

async function readStep(requestContext: RequestContext): Promise<RegisterServiceStep> {
  const { api, site } = requestContext;
  const company = await readCompany(requestContext);
  if (!company) return { name: 'company', ...(await loadRegistration(requestContext)) };
  if (company.status === 'closed') return { name: 'closed' };

  const [{ data: services }, sellers] = await Promise.all([
    readCall(api, listMyCarServices, {}),
    api.sendOrNull(listAdSellers, {}),
  ]);
  if (services.some(({ id }) => id === company.id))
    throw goOn(`${pagePath(site, 'myService', {})}?service=${company.id}`);

  const own = sellers?.find(({ company_id: of }) => of === null);
  if (own?.phone_first === true) return { name: 'phone' };

  return { name: 'service', company, ...(await loadServiceChoices(requestContext)) };
}
