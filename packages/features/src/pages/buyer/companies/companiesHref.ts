import { printCompanyQuery, type CompanyQuery } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The one address of a search of companies, in the brand and language of the site. [B22] */
export function companiesHref(site: Site, query: CompanyQuery) {
  return [pagePath(site, 'companies', {}), printCompanyQuery(query)].filter((part) => part !== '').join('?');
}
