import { readCompanies } from '@volan/features/companies';
import { readCompanyQuery } from '@volan/domain-rules';
import { failedPage } from '../failures.ts';
import type { WebRequest } from '../webRequest.ts';

/** Reads what the list of companies shows; a page beyond the end is empty, not missing. [B22, T15] */
export async function loadCompanies(asked: WebRequest, parameters: URLSearchParams) {
  const { queries, api, site } = asked;
  try {
    return await readCompanies(queries, api, site, readCompanyQuery(parameters));
  } catch (error) {
    throw await failedPage(asked, error);
  }
}
