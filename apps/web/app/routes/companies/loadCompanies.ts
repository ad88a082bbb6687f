import { readCompanies } from '@volan/features/companies';
import { readCompanyQuery } from '@volan/domain-rules';
import { failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Reads what the list of companies shows; a page beyond the end is empty, not missing. [B22, T15] */
export async function loadCompanies(requestContext: RequestContext, parameters: URLSearchParams) {
  const { queries, api, site } = requestContext;
  try {
    return await readCompanies(queries, api, site, readCompanyQuery(parameters));
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
